import type { ReadWords } from '#platform/languages/read-words.ts'
import { moneyAdminWords } from '../../../words/admin/bookings/money.ts'

/** Who recorded a payment or an event of one. */
export const byText = (read: ReadWords, actor: string): string =>
  read(moneyAdminWords).payments.by({
    actor,
    who: actor === 'visitor' ? 'customer' : actor === 'money' || actor === 'gateway' ? 'gateway' : 'other',
  })
