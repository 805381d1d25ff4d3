import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { shortcutWords } from '../../words/admin/shortcuts.ts'
import { letterKeysOn } from './letter-keys.ts'
import { readPress, type Shortcut, type ShortcutName } from './shortcuts.ts'

/** How long the first letter of two waits for the second. */
const waitMs = 1500

type Opens = { search(): void; help(): void }

/**
 * Listens for the shortcuts of the admin area. Single letters are ignored in fields, in open dialogs, and where they are turned
 * off.
 */
export function useShortcuts(shortcuts: readonly Shortcut[], opens: Opens): void {
  const navigate = useNavigate()
  const question = useWords(shortcutWords).ask
  // Before the page is painted: whoever sees the button of the keys may press one at once.
  useLayoutEffect(() => {
    let before: { key: string; at: number } | undefined
    const handle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey || event.repeat) return
      const ctrl = event.ctrlKey || event.metaKey
      if (!ctrl && (isField(event.target) || !letterKeysOn())) return
      const waited = before && event.timeStamp - before.at < waitMs ? before.key : undefined
      before = undefined
      const { does, waits } = readPress(shortcuts, { key: event.key, ctrl }, waited)
      if (waits) before = { key: waits, at: event.timeStamp }
      if (!does || document.querySelector('dialog[open]')) return
      const done = 'to' in does ? navigate(does.to) : press(does.name, opens, question)
      if (done !== false) event.preventDefault()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [shortcuts, opens, question, navigate])
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable=true], [role=grid]') !== null

/** Does what a key is for; returns false where this screen has nothing for it, and the key stays the browser's. */
function press(name: ShortcutName, { search, help }: Opens, question: string): boolean {
  if (name === 'search') return run(search)
  if (name === 'help') return run(help)
  if (name === 'down' || name === 'up') return move(name === 'down' ? 1 : -1)
  const target = document.querySelector<HTMLElement>(targets[name])
  if (!target) return false
  if (name === 'find') target.focus()
  else if (name !== 'publish' || window.confirm(question)) target.click()
  return true
}

/** The element for a key, on the screens that have it. */
const targets: Record<Exclude<ShortcutName, 'search' | 'help' | 'down' | 'up'>, string> = {
  new: '#main .bar a[href*="/new"]',
  find: '#main input[type=search]',
  open: '#main :focus',
  save: '#main button[name=event][value=save]',
  publish: '#main button[name=event][value=publish]',
}

function run(open: () => void): true {
  open()
  return true
}

/** Puts the focus on the link of the next row, or of the one before. */
function move(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll('#main .table tbody tr')].flatMap(
    (row) => row.querySelector<HTMLElement>('a[href]') ?? [],
  )
  if (rows.length === 0) return false
  const at = rows.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
  rows[at < 0 ? (step > 0 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, at + step))]?.focus()
  return true
}
