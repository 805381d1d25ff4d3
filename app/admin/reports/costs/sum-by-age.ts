import { agePayables, type OpenPayable, payableAges } from '#features/payables/rules/ageing.ts'
import type { Day } from '#values/dates.ts'

/** What is open in US cents by age, and how many payables have no rate. */
export function sumByAge(payables: readonly OpenPayable[], today: Day) {
  const aged = agePayables(payables, today)
  const ages = payableAges.map((age) => ({ age, minor: aged.reduce((sum, one) => sum + one.ages[age].usdMinor, 0) }))
  return { ages, withoutRate: aged.reduce((sum, one) => sum + one.withoutRate, 0) }
}
