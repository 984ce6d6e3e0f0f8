import { slice } from '#server/run/handle.ts'
import { payments } from '../contract.ts'
import { paymentTexts } from '../texts.ts'
import { account } from './account.ts'
import { keepMethod } from './keep-method.ts'
import { look } from './look.timer.ts'
import { methods } from './methods.ts'
import { sendRefunds } from './refund.sweeper.ts'
import { removeMethod } from './remove-method.ts'
import { webhook } from './webhook.ts'

export const paymentsSlice = slice('payments', payments, {
  handlers: { methods, keepMethod, removeMethod, account, webhook },
  sweepers: [look, sendRefunds],
  texts: paymentTexts,
})
