import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { useFormFollows } from '../../ui/form-follows.ts'
import { searchBoxWords } from '../../words/search-box.ts'
import type { Suggestion } from './suggestion.ts'
import { useSuggestions } from './use-suggestions.ts'

type Props = {
  /** The question in the address; the field follows it. */
  question?: string
  /** A large field, whose label is the heading of the page. */
  large?: boolean
  /** Hidden fields: what of the address a new question takes along. */
  children?: ReactNode
}

/**
 * The search field: a plain form, and with JavaScript a combobox that suggests titles. Needs the sheet 'search'. Arrow keys go
 * through the suggestions and back to what was typed, Enter opens the chosen one or searches, Escape closes them.
 */
export function SearchBox({ question = '', large = false, children }: Props) {
  const words = useWords(searchBoxWords)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { suggestions, suggest, clear } = useSuggestions()
  const [chosen, setChosen] = useState(-1)
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  useFormFollows(form, { q: question })

  const open = suggestions.length > 0
  const close = () => {
    clear()
    setChosen(-1)
  }
  const visit = ({ href }: Suggestion) => {
    close()
    navigate(href)
  }
  const press = (event: KeyboardEvent) => {
    if (!open || event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const suggestion = suggestions[chosen]
    // The field itself is one of the stops of the arrow keys.
    if (step) setChosen(((chosen + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && suggestion) visit(suggestion)
    else return
    event.preventDefault()
  }
  const optionId = (index: number) => `${id}-${index}`
  const label = <label htmlFor={id}>{words.label}</label>
  return (
    <Form className={large ? 'find large' : 'find'} method="get" action="/search" role="search" ref={form} onSubmit={close}>
      {large ? <h1>{label}</h1> : label}
      {children}
      <div className="asking">
        <input
          type="search"
          id={id}
          name="q"
          defaultValue={question}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            setChosen(-1)
            suggest(target.value)
          }}
          onKeyDown={press}
          onBlur={close}
          {...(alive && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': open,
            'aria-controls': `${id}-list`,
            'aria-activedescendant': chosen >= 0 ? optionId(chosen) : undefined,
          })}
        />
        <button className={large ? 'btn' : 'btn line'} type="submit">
          {words.button}
        </button>
        {open && (
          <div id={`${id}-list`} role="listbox" aria-label={words.suggestions}>
            {suggestions.map((suggestion, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field, which keeps the focus
              <div
                key={`${suggestion.kind} ${suggestion.href} ${suggestion.title}`}
                id={optionId(index)}
                role="option"
                aria-selected={index === chosen}
                tabIndex={-1}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => visit(suggestion)}
              >
                <span>{suggestion.title}</span> <small>{words.kinds[suggestion.kind]}</small>
              </div>
            ))}
          </div>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {words.suggested({ count: suggestions.length })}
      </p>
    </Form>
  )
}
