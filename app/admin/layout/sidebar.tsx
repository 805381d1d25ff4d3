import { useEffect, useMemo, useRef, useState } from 'react'
import { Form, Link, NavLink, useLocation, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { Mark } from '../../ui/mark.tsx'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { searchAdminWords } from '../../words/admin/search.ts'
import { shortcutWords } from '../../words/admin/shortcuts.ts'
import { useAuth } from '../auth/auth.tsx'
import { useAnnounceSignOut } from '../auth/other-tabs.ts'
import { AdminIcon } from '../components/admin-icon.tsx'
import { useInBrowser } from '../components/in-browser.ts'
import { screenGroups, screensFor, sidebarItems, type Waiting, waitsIn } from '../screens.ts'
import { SearchDialog } from '../search/search-dialog.tsx'
import { searchPath } from '../search/search-result.ts'
import { useCtrlName } from '../shortcuts/ctrl-name.ts'
import { type Shortcut, shortcutsFor } from '../shortcuts/shortcuts.ts'
import { ShortcutsDialog } from '../shortcuts/shortcuts-dialog.tsx'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { SidebarGroup } from './sidebar-group.tsx'

/** The navigation of the admin area: the screens that the role may see. On a phone a button opens it. */
export function Sidebar({ company, waiting }: { company: string; waiting: Waiting }) {
  const words = useWords(frameAdminWords).rail
  const { staff, may } = useAuth()
  const leaving = useNavigation().formAction === '/admin/sign-out'
  useAnnounceSignOut(leaving)
  const { pathname } = useLocation()
  const menu = useRef<HTMLDivElement>(null)
  const was = useRef(pathname)
  useEffect(() => {
    // On a phone the menu closes after a navigation, but not when scripts load late and somebody has opened it already.
    if (was.current !== pathname && menu.current?.matches(':popover-open')) menu.current.hidePopover()
    was.current = pathname
  }, [pathname])
  const items = screenGroups.map((group) => ({ ...group, items: sidebarItems(group, may) }))
  const waits = waitsIn(
    items.flatMap((group) => group.items),
    waiting,
  )
  const works = may('admin:read')
  const [open, setOpen] = useState<'search' | 'help'>()
  const close = () => setOpen(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what somebody may do follows from their role
  const shortcuts = useMemo(() => (works ? shortcutsFor(screensFor(may)) : noShortcuts), [staff.role, works])
  const opens = useMemo(() => ({ search: () => setOpen('search'), help: () => setOpen('help') }), [])
  useShortcuts(shortcuts, opens)
  return (
    <>
      <nav className="sidebar" aria-label={words.label}>
        <Link className="brand" to="/admin">
          <Mark size={28} />
          <span>{company}</span>
        </Link>
        {works && <Tools {...opens} />}
        <button type="button" className="open-menu" popoverTarget="admin-menu">
          <AdminIcon name="menu" />
          {words.menu}
          {waits > 0 && (
            <b>
              {waits}
              <span className="visually-hidden"> {words.waiting}</span>
            </b>
          )}
        </button>
        <div id="admin-menu" className="menu narrow-popover" popover="auto" ref={menu}>
          <div className="groups">
            {items.map((group) => (
              <SidebarGroup key={group.id} {...group} waiting={waiting} />
            ))}
          </div>
          <ul className="foot">
            <li className="who">
              <NavLink to="/admin/settings/profile">
                <AdminIcon name="profile" />
                <span>
                  <span className="visually-hidden">{words.profile}: </span>
                  {staff.name}
                  <small>{words.roles[staff.role]}</small>
                </span>
              </NavLink>
            </li>
            <li>
              {/* The site has a style sheet of its own, so a link there loads a document. */}
              <a href="/">
                <AdminIcon name="site" />
                {words.site}
              </a>
            </li>
            <li>
              <Form method="post" action="/admin/sign-out">
                <button type="submit" aria-disabled={leaving}>
                  <AdminIcon name="signOut" />
                  {words.signOut}
                </button>
              </Form>
            </li>
          </ul>
          <div className="strip" />
        </div>
      </nav>
      {works && <SearchDialog open={open === 'search'} onClose={close} />}
      {works && <ShortcutsDialog open={open === 'help'} onClose={close} shortcuts={shortcuts} />}
    </>
  )
}

type ToolsProps = { search(): void; help(): void }

/** The search and the list of keys. Without JavaScript the search is a page, and there are no keys. */
function Tools({ search, help }: ToolsProps) {
  const find = useWords(searchAdminWords)
  const keys = useWords(shortcutWords)
  const inBrowser = useInBrowser()
  const ctrl = useCtrlName()
  return (
    <div className="sidebar-tools">
      <Link
        className="find-all"
        to={searchPath}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          search()
        }}
      >
        <AdminIcon name="search" />
        <span>{find.open}</span>
        {inBrowser && <kbd>{ctrl} K</kbd>}
      </Link>
      {inBrowser && (
        <button type="button" className="shortcuts-button" aria-label={keys.title} onClick={help}>
          ?
        </button>
      )}
    </div>
  )
}

const noShortcuts: readonly Shortcut[] = []
