import { NavLink } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { supplierListWords } from '../../words/admin/suppliers/suppliers.ts'
import { useAuth } from '../auth/auth.tsx'
import { AdminTabs } from '../components/admin-tabs.tsx'

/** The screens about who sells to us, side by side: what is ordered, who they are, and what they are to be paid. Whoever may not read costs sees the orders alone. */
export function SupplierTabs() {
  const { tabs } = useWords(supplierListWords)
  const { rail } = useWords(frameAdminWords)
  const { may } = useAuth()
  if (!may('costs:read')) return null
  return (
    <AdminTabs label={tabs}>
      {may('bookings:read') && <NavLink to="/admin/supply">{rail.supply}</NavLink>}
      <NavLink to="/admin/suppliers" end>
        {rail.suppliers}
      </NavLink>
      <NavLink to="/admin/payables">{rail.payables}</NavLink>
      <NavLink to="/admin/fx">{rail.fx}</NavLink>
    </AdminTabs>
  )
}
