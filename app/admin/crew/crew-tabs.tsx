import { NavLink } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { AdminTabs } from '../components/admin-tabs.tsx'

/** The roster, and the guides and vehicles that it is made of, side by side. */
export function CrewTabs() {
  const { rail } = useWords(frameAdminWords)
  return (
    <AdminTabs label={rail.roster}>
      <NavLink to="/admin/roster">{rail.roster}</NavLink>
      <NavLink to="/admin/crew" end>
        {rail.crew}
      </NavLink>
    </AdminTabs>
  )
}
