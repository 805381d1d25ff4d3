import { type ToggleEvent, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { AdminIcon } from '../components/admin-icon.tsx'
import { type AdminScreen, placeOf, type ScreenName, type Waiting, waitsIn } from '../screens.ts'

const key = (id: string) => `admin-folded:${id}`

type Props = { id: string; title: ScreenName; items: readonly AdminScreen[]; waiting: Waiting }

/**
 * A group of screens. This browser stores which groups are folded. A folded one still shows how many items wait in it, and the
 * group of the current screen is open.
 */
export function SidebarGroup({ id, title, items, waiting }: Props) {
  const words = useWords(frameAdminWords).rail
  const [open, setOpen] = useState(true)
  const { pathname } = useLocation()
  const places = items.map((item) => placeOf(pathname, item, items))
  const isHere = places.some((place) => place !== undefined)
  useEffect(() => setOpen(isHere || !isFolded(id)), [id, isHere])
  if (items.length === 0) return null
  const toggled = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    // A fold that changed by itself is not stored.
    if (currentTarget.open === open) return
    setOpen(currentTarget.open)
    fold(id, !currentTarget.open)
  }
  return (
    <details open={open} onToggle={toggled}>
      <summary>
        <span className="group-name">{words[title]}</span>
        {!open && <Waits count={waitsIn(items, waiting)} />}
      </summary>
      <ul aria-label={words[title]}>
        {items.map(({ to, icon, name, inMenu = name }, at) => (
          <li key={to}>
            <Link to={to} aria-current={places[at] === 'page' ? 'page' : places[at] === 'within' ? 'true' : undefined}>
              <AdminIcon name={icon} />
              {words[inMenu]}
              <Waits count={waiting[icon] ?? 0} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Waits({ count }: { count: number }) {
  const words = useWords(frameAdminWords).rail
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
    // A browser without storage shows every group open again.
  }
}
