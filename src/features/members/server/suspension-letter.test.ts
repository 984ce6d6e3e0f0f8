import { expect, test } from 'vitest'
import { dashboard } from '#features/dashboard/contract.ts'
import { openTranslator } from '#server/i18n/translator.ts'
import { write } from '#server/mail/mailer.ts'
import { useMailbox } from '#test/support/outside/mailbox.ts'
import { useWorld } from '#test/support/world.ts'
import { memberTexts } from '../texts.ts'

const post = await useMailbox()
const world = useWorld({ SMTP_URL: post.smtp_url, CONTACT_EMAIL: 'desk@cachet.example' })

test('the letter about a suspension can be answered: Reply-To is the address of the operator, and the text names it', async () => {
  const ada = await world.join('ada', { role: 'administrator' })
  await ada.gets(dashboard.suspend, { id: world.ben.id, reason: 'Three parcels never sent' })
  await world.settle()
  const letter = post.of(world.ben.email).find(({ head }) => /^Subject: Your account was suspended$/m.test(head))!
  expect(letter.head).toMatch(/^Reply-To: .*<desk@cachet\.example>$/m)
  expect(letter.body).toContain('answer this letter, write to desk@cachet.example or use the page below.')
  expect(letter.body).toContain(`${world.settings.public_url}/contact`)
})

test('without an address of the operator, the letter links to the contact page and expects no answer', () => {
  const parts = {
    ...{ words: openTranslator([memberTexts]), site_name: 'Cachet', public_url: 'https://cachet.example', colour: '#000000' },
    ...{ sender: { name: 'Cachet', address: 'no-reply@localhost' }, contact: '', smtp_url: '' },
  }
  const { text } = write(parts, { template: 'suspended', locale: 'en', facts: { name: 'ben', reason: 'Parcels', path: '/contact' } })
  expect(text).toContain('write to us on the page below.')
  expect(text).toContain('https://cachet.example/contact')
  expect(text).not.toContain('answer this letter')
})
