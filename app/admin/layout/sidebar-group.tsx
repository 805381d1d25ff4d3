import { type ToggleEvent, useEffect, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { adminWords } from '../../words/admin/admin.ts'
import { AdminIcon } from '../components/admin-icon.tsx'
import type { AdminScreen, Waiting } from '../screens.ts'

const words = adminWords.rail
const key = (id: string) => `admin-folded:${id}`

type Props = { id: string; title: string; items: readonly AdminScreen[]; waiting: Waiting }

/** Screens that belong together. This browser remembers which groups are folded; a folded one still says what waits in it. */
export function SidebarGroup({ id, title, items, waiting }: Props) {
  const [open, setOpen] = useState(true)
  const { pathname } = useLocation()
  useEffect(() => setOpen(!isFolded(id)), [id])
  if (items.length === 0) return null
  const toggled = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    setOpen(currentTarget.open)
    fold(id, !currentTarget.open)
  }
  const all = items.reduce((sum, { icon }) => sum + (waiting[icon] ?? 0), 0)
  return (
    <details open={open} onToggle={toggled}>
      <summary>
        <h2>{title}</h2>
        {!open && <Waits count={all} />}
      </summary>
      <ul>
        {items.map(({ to, icon, name, end = false, beside = [] }) => (
          <li key={to}>
            <NavLink to={beside.find((path) => pathname.startsWith(path)) ?? to} end={end}>
              <AdminIcon name={icon} />
              {name}
              <Waits count={waiting[icon] ?? 0} />
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Waits({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <b>
      {count}
      <span className="visually-hidden"> {words.waiting}</span>
    </b>
  )
}

function isFolded(id: string): boolean {
  try {
    return localStorage.getItem(key(id)) !== null
  } catch {
    return false
  }
}

function fold(id: string, folded: boolean): void {
  try {
    if (folded) localStorage.setItem(key(id), 'yes')
    else localStorage.removeItem(key(id))
  } catch {
    // A browser that keeps nothing opens every group again.
  }
}
