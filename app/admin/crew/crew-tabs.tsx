import { NavLink } from 'react-router'
import { adminWords } from '../../words/admin/admin.ts'
import { supplierListWords } from '../../words/admin/suppliers/suppliers.ts'
import { useAuth } from '../auth/auth.tsx'
import { AdminTabs } from '../components/admin-tabs.tsx'

/** The screens about who works for us and who sells to us, side by side, for whoever may see more than one. */
export function CrewTabs() {
  const { may } = useAuth()
  if (!may('costs:read')) return null
  return (
    <AdminTabs label={supplierListWords.tabs}>
      {may('bookings:read') && (
        <NavLink to="/admin/crew" end>
          {adminWords.rail.crew}
        </NavLink>
      )}
      <NavLink to="/admin/suppliers" end>
        {adminWords.rail.suppliers}
      </NavLink>
      <NavLink to="/admin/fx">{adminWords.rail.fx}</NavLink>
    </AdminTabs>
  )
}
