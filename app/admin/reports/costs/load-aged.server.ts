import { listCredits, listOpenPayables } from '#features/payables/reads.server.ts'
import { listPayableSuppliers } from '#features/payables/reads-suppliers.server.ts'
import { type AgedSupplier, agePayables, payableAges } from '#features/payables/rules/ageing.ts'
import { listAuthorityCredits } from '#features/permits/reads-credits.server.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { sumByAge } from './sum-by-age.ts'

/** What is open with a supplier by its age, and what of payments to it is for nothing yet; of an authority that alone. `to`: where it is seen. */
export type AgedRow = AgedSupplier & { creditMinor: number; to: string }

/** What suppliers are owed by age, and what they and authorities owe us: four statements. */
export async function loadAged(db: Db, today: Day) {
  const [open, credits, suppliers, authorities] = await Promise.all([
    listOpenPayables(db),
    listCredits(db),
    listPayableSuppliers(db),
    listAuthorityCredits(db),
  ])
  const rows: AgedRow[] = agePayables(open, today).map((row) => ({ ...row, creditMinor: 0, to: toPay(row.supplierId) }))
  for (const { supplierId, currency, creditMinor } of credits) {
    const found = rows.find((row) => row.supplierId === supplierId && row.currency === currency)
    const supplier = suppliers.find(({ id }) => id === supplierId)?.name ?? ''
    if (found) found.creditMinor += creditMinor
    else rows.push({ ...nothingOpen, supplierId, supplier, currency, creditMinor, to: toPay(supplierId) })
  }
  const ofAuthorities = authorities.map(({ authorityId, authority, creditMinor }, at): AgedRow => {
    const to = `/admin/permits/authorities/${authorityId}#credit`
    return { ...nothingOpen, supplierId: -1 - at, supplier: authority, currency: 'USD', creditMinor, to }
  })
  return { ...sumByAge(open, today), suppliers: [...rows, ...ofAuthorities] }
}

const toPay = (supplierId: number) => `/admin/payables?supplier=${supplierId}`
const nothing = { minor: 0, usdMinor: 0 }
const nothingOpen = {
  ages: Object.fromEntries(payableAges.map((age) => [age, nothing])) as AgedSupplier['ages'],
  total: nothing,
  withoutRate: 0,
}
