import { NavLink } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { payableWords } from '../../words/admin/payables/payables.ts'
import { AdminTabs } from '../components/admin-tabs.tsx'

/** The screens about money that goes to suppliers, side by side. */
export function PayablesTabs() {
  const words = useWords(payableWords)
  return (
    <AdminTabs label={words.tabs}>
      <NavLink to="/admin/payables" end>
        {words.toPay}
      </NavLink>
      <NavLink to="/admin/payables/invoices">{words.invoices}</NavLink>
      <NavLink to="/admin/payables/payments">{words.payments}</NavLink>
    </AdminTabs>
  )
}
