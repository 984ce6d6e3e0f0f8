;(() => {
  const main = document.querySelector('main')
  const { app_origin, publishable_key, says } = JSON.parse(main.dataset.settings)
  const inputs = { number: byId('number'), expiry: byId('expiry'), code: byId('code') }
  const tell = (message) => window.parent.postMessage(message, app_origin)
  const digits = (name) => inputs[name].value.replace(/\D/g, '')

  function byId(id) {
    return document.getElementById(id)
  }
  function luhn(number) {
    const sum = [...number].reverse().reduce((total, digit, place) => total + (place % 2 ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][digit] : Number(digit)), 0)
    return /^\d{12,19}$/.test(number) && sum % 10 === 0
  }
  function expiryProblem() {
    const expiry = digits('expiry')
    const month = Number(expiry.slice(0, 2))
    const year = 2000 + Number(expiry.slice(-2))
    if (!/^\d{4}(\d\d)?$/.test(expiry) || month < 1 || month > 12) return 'expiry_wrong'
    const today = new Date()
    return year * 12 + month < today.getFullYear() * 12 + today.getMonth() + 1 ? 'expiry_past' : ''
  }
  const problems = {
    number: () => (luhn(digits('number')) ? '' : 'number_wrong'),
    expiry: expiryProblem,
    code: () => (/^\d{3}$/.test(digits('code')) ? '' : 'code_wrong'),
  }
  function mark(name, problem) {
    inputs[name].setAttribute('aria-invalid', String(Boolean(problem)))
    byId(`${name}-wrong`).textContent = problem ? says[problem] : ''
    return problem
  }
  function refused(name, problem) {
    mark(name, problem)
    inputs[name].focus()
    tell({ type: 'invalid', message: says[problem] })
  }

  /** Groups digits while typing at the end; a caret in the middle is left alone. */
  const shapes = {
    number: (typed) => typed.replace(/\D/g, '').slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 '),
    expiry: (typed) => {
      const all = typed.replace(/\D/g, '')
      const numbers = all.length === 1 && all > '1' ? `0${all}` : all
      return numbers.length > 2 ? `${numbers.slice(0, 2)} / ${numbers.slice(2).slice(-2)}` : numbers
    },
    code: (typed) => typed.replace(/\D/g, '').slice(0, 3),
  }
  /** First digits of the card networks (ISO/IEC 7812); the first that fits. */
  const brands = [
    ['Visa', /^4/],
    ['Mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
    ['Amex', /^3[47]/],
    ['Discover', /^(6011|64[4-9]|65)/],
    ['JCB', /^35(2[89]|[3-8])/],
    ['UnionPay', /^62/],
  ]
  const showBrand = () => {
    byId('brand').textContent = brands.find(([, digitsOf]) => digitsOf.test(digits('number')))?.[0] ?? ''
  }
  inputs.number.addEventListener('input', showBrand)
  for (const [name, input] of Object.entries(inputs)) {
    input.addEventListener('input', (event) => {
      const isEnd = input.selectionStart === input.value.length && !event.isComposing
      if (isEnd && !event.inputType?.startsWith('delete')) input.value = shapes[name](input.value)
      if (input.getAttribute('aria-invalid') === 'true' && !mark(name, problems[name]())) tell({ type: 'mended' })
    })
    input.addEventListener('blur', () => input.value && mark(name, problems[name]()))
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.isComposing) return
      event.preventDefault()
      tell({ type: 'submit' })
    })
  }

  const places = {
    incorrect_number: ['number', 'number_wrong'],
    card_declined: ['number', 'test_only'],
    invalid_expiry_month: ['expiry', 'expiry_wrong'],
    invalid_expiry_year: ['expiry', 'expiry_past'],
    invalid_cvc: ['code', 'code_wrong'],
  }
  async function send() {
    const expiry = digits('expiry')
    const body = new URLSearchParams({
      type: 'card',
      'card[number]': digits('number'),
      'card[exp_month]': expiry.slice(0, 2),
      'card[exp_year]': `20${expiry.slice(-2)}`,
      'card[cvc]': digits('code'),
    })
    const headers = { authorization: `Bearer ${publishable_key}` }
    const answer = await fetch('/v1/payment_methods', { method: 'POST', body, headers, signal: AbortSignal.timeout(20_000) })
    return answer.json()
  }
  let busy = false
  async function tokenize() {
    const wrong = Object.keys(inputs).filter((name) => mark(name, problems[name]()))
    if (wrong.length) return refused(wrong[0], problems[wrong[0]]())
    if (busy) return
    busy = true
    const made = await send().catch(() => ({ error: {} }))
    busy = false
    if (made.error) {
      const place = places[made.error.code]
      return place ? refused(...place) : tell({ type: 'invalid', message: says.unreachable })
    }
    const { brand, last4, exp_month, exp_year } = made.card
    tell({ type: 'payment_method', id: made.id, brand, last4, exp_month, exp_year })
  }

  byId('number').form.addEventListener('submit', (event) => event.preventDefault())
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== app_origin || source !== window.parent) return
    if (data?.type === 'tokenize') tokenize()
    if (data?.type === 'focus') inputs.number.focus()
  })
  new ResizeObserver(() => tell({ type: 'height', height: Math.ceil(main.getBoundingClientRect().height) })).observe(main)
  tell({ type: 'ready' })
})()
