import { NavLink } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { supplierListWords } from '../../words/admin/suppliers/suppliers.ts'
import { useAuth } from '../auth/auth.tsx'
import { AdminTabs } from '../components/admin-tabs.tsx'

/** The screens about who works for us and who sells to us, side by side. */
export function CrewTabs() {
  const supplierLabels = useWords(supplierListWords)
  const frame = useWords(frameAdminWords)
  const { may } = useAuth()
  return (
    <AdminTabs label={supplierLabels.tabs}>
      {may('bookings:read') && (
        <>
          <NavLink to="/admin/roster">{frame.rail.roster}</NavLink>
          <NavLink to="/admin/crew" end>
            {frame.rail.crew}
          </NavLink>
          <NavLink to="/admin/supply">{frame.rail.supply}</NavLink>
        </>
      )}
      {may('costs:read') && (
        <>
          <NavLink to="/admin/suppliers" end>
            {frame.rail.suppliers}
          </NavLink>
          <NavLink to="/admin/payables">{frame.rail.payables}</NavLink>
          <NavLink to="/admin/fx">{frame.rail.fx}</NavLink>
        </>
      )}
    </AdminTabs>
  )
}
