import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Words } from '#platform/languages/source.ts'
import { useWords } from '../../languages/use-words.ts'
import { searchAdminWords } from '../../words/admin/search.ts'
import { AdminIcon } from '../components/admin-icon.tsx'
import { useDialog } from '../components/dialogs/use-dialog.ts'
import { type FoundItem, searchPath } from './search-result.ts'
import { useFound } from './use-results.ts'

type Props = { open: boolean; onClose(): void }

/** The search of the admin area as a dialog. Escape closes it and returns the focus. */
export function SearchDialog({ open, onClose }: Props) {
  const words = useWords(searchAdminWords)
  const dialog = useDialog(open, onClose)
  const id = useId()
  return (
    <dialog
      {...dialog}
      className="search-dialog"
      aria-labelledby={id}
      onMouseDown={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <h2 id={id} className="visually-hidden">
        {words.title}
      </h2>
      {open && <Search close={() => dialog.ref.current?.close()} />}
    </dialog>
  )
}

function Search({ close }: { close(): void }) {
  const words = useWords(searchAdminWords)
  const id = useId()
  const navigate = useNavigate()
  const { answer, search } = useFound()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const items = answer.groups.flatMap((group) => group.items)
  const at = Math.min(chosen, items.length - 1)
  useEffect(() => search(''), [search])

  const visit = (to: string) => {
    close()
    navigate(to)
  }
  const type = (text: string) => {
    setTyped(text)
    setChosen(0)
    search(text)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && items.length > 0) setChosen((at + step + items.length) % items.length)
    else if (event.key === 'Enter') visit(placeOf(items[answer.for === typed.trim() ? at : -1], typed))
    else return
    event.preventDefault()
  }
  const optionId = (index: number) => `${id}-${index}`
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])
  const is = status(typed, answer, words)
  let index = -1
  return (
    <>
      <div className="asking">
        <AdminIcon name="search" />
        <label className="visually-hidden" htmlFor={`${id}-q`}>
          {words.label}
        </label>
        <input
          id={`${id}-q`}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          value={typed}
          maxLength={80}
          placeholder={words.hint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={at >= 0 ? optionId(at) : undefined}
          aria-describedby={`${id}-more`}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
        />
        <button type="button" className="btn line sm" onClick={close}>
          {words.close}
        </button>
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={words.results} className="found">
        {answer.groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a list of options is grouped by this role; a fieldset holds fields
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
            <p id={`${id}-${group.id}`} role="presentation" className="of">
              {group.title}
            </p>
            {group.items.map((item) => {
              index += 1
              const own = index
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field, which keeps the focus
                <div
                  key={`${item.to} ${item.title}`}
                  id={optionId(own)}
                  role="option"
                  aria-selected={own === at}
                  tabIndex={-1}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => visit(item.to)}
                >
                  <span>{item.title}</span> {item.detail && <small>{item.detail}</small>}
                </div>
              )
            })}
          </div>
        ))}
      </div>
      {items.length === 0 && <p className="nothing">{is}</p>}
      <p className="visually-hidden" role="status">
        {is}
      </p>
      <p id={`${id}-more`} className="how">
        {words.more}
      </p>
    </>
  )
}

/** Where Enter leads: to the chosen result, or without one to the search page. */
const placeOf = (item: FoundItem | undefined, typed: string): string =>
  item?.to ?? `${searchPath}?${new URLSearchParams({ q: typed.trim() })}`

function status(
  typed: string,
  answer: ReturnType<typeof useFound>['answer'],
  words: Words<typeof searchAdminWords.tree>,
): string {
  const text = typed.trim()
  if (answer.silent) return words.silent
  if (answer.for !== text) return ''
  if (answer.count > 0) return text === '' ? words.recent : words.found({ count: answer.count })
  if (text === '') return words.begin
  return text.length < 2 ? words.short : words.none({ typed: text })
}
