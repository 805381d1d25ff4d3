import { type Day, daysBetween, kigaliDay } from '#values/dates.ts'

/** By which of the operator's lengths a booking is held until it is paid: features/bookings/holds/hold-length.ts. */
export type HoldRule = 'bank' | 'phone' | 'card'

export type BankAccount = { holder: string; bank: string; account: string; swift: string; note: string }
export type PhoneAccount = { number: string; name: string }
type AccountByKind = { bank: BankAccount; phone: PhoneAccount }
export type AccountKind = keyof AccountByKind

type Row = {
  /**
   * For a visitor who books: how long it is held, and the least number of whole days before the start at which it is still
   * offered. Null where only staff take it.
   */
  visitor: { hold: HoldRule; leastDaysBefore: number | null } | null
  /** Who records that the money came. `gateway` is offered only where there is one; `handover` is the settlement of a vehicle's deposit. */
  recordedBy: 'staff' | 'gateway' | 'handover'
  /** Where the money is sent, and the setting in which staff enter it. Null where nothing has to be entered. */
  account: { kind: AccountKind; setting: string } | null
}

/**
 * Every payment method, in the order in which it is offered. Forms, holds, settings, emails and documents follow from this table;
 * the checks of the database are compared with it by a test. docs/payments.md says how one is added.
 */
export const paymentMethodTable = {
  'bank-transfer': {
    visitor: { hold: 'bank', leastDaysBefore: 7 },
    recordedBy: 'staff',
    account: { kind: 'bank', setting: 'bank' },
  },
  'mobile-money': {
    visitor: { hold: 'phone', leastDaysBefore: null },
    recordedBy: 'staff',
    account: { kind: 'phone', setting: 'mobileMoney' },
  },
  card: { visitor: { hold: 'card', leastDaysBefore: null }, recordedBy: 'gateway', account: null },
  cash: { visitor: null, recordedBy: 'staff', account: null },
  // What is kept of the deposit that a customer gave for a hired vehicle (docs/roster.md).
  'vehicle-deposit': { visitor: null, recordedBy: 'handover', account: null },
} as const satisfies Record<string, Row>

type Table = typeof paymentMethodTable
export type PaymentMethod = keyof Table
/** What a visitor may choose. */
export type VisitorPaymentMethod = { [M in PaymentMethod]: Table[M]['visitor'] extends null ? never : M }[PaymentMethod]
/** What staff record with its reference. */
export type RecordedPaymentMethod = { [M in PaymentMethod]: Table[M]['recordedBy'] extends 'staff' ? M : never }[PaymentMethod]

type Account = NonNullable<Table[PaymentMethod]['account']>
export type AccountSetting = Account['setting']
/** The settings in which staff enter where money is sent. */
export type PaymentAccounts = { [S in AccountSetting]: AccountByKind[Extract<Account, { setting: S }>['kind']] }

export const paymentMethods = Object.keys(paymentMethodTable) as PaymentMethod[]
export const visitorPaymentMethods = paymentMethods.filter(
  (method): method is VisitorPaymentMethod => paymentMethodTable[method].visitor !== null,
)
/** The payment methods that a visitor is offered for a start day. One that takes days is not offered when the start is near. */
export const methodsFor = (startsOn: Day, now: Date, { cards }: { cards: boolean }): VisitorPaymentMethod[] =>
  visitorPaymentMethods.filter((method) => {
    const { visitor, recordedBy } = paymentMethodTable[method]
    if (recordedBy === 'gateway' && !cards) return false
    return visitor.leastDaysBefore === null || daysBetween(kigaliDay(now), startsOn) >= visitor.leastDaysBefore
  })

export const recordedPaymentMethods = paymentMethods.filter(
  (method): method is RecordedPaymentMethod => paymentMethodTable[method].recordedBy === 'staff',
)

/** The kind of each account, by its setting. */
export const accountKinds = Object.fromEntries(
  paymentMethods.flatMap((method) => {
    const { account } = paymentMethodTable[method]
    return account ? [[account.setting, account.kind]] : []
  }),
) as Record<AccountSetting, AccountKind>
export const accountSettings = Object.keys(accountKinds) as AccountSetting[]
/** Where money is sent, out of all settings. */
export const accountsOf = (settings: PaymentAccounts): PaymentAccounts =>
  Object.fromEntries(accountSettings.map((setting) => [setting, settings[setting]])) as PaymentAccounts
export const isAccountSetting = (key: string): key is AccountSetting => Object.hasOwn(accountKinds, key)
