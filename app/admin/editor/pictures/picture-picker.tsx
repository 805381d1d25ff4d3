import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWords } from '../../../languages/use-words.ts'
import { Photo } from '../../../shared/photos/photo.tsx'
import { FieldError, fieldId } from '../../../ui/field.tsx'
import { picturePickerWords } from '../../../words/admin/content/editor-picture-picker.ts'
import { LibraryDialog } from './library-dialog.tsx'
import { movedPicture, type PickablePicture, withoutPicture, withPicture } from './picked.ts'

type Props = {
  name: string
  label: string
  /** Ids of pictures in their order. */
  value: readonly string[]
  onChange: (value: string[]) => void
  /** The chosen pictures, and enough others to choose from without JavaScript. */
  pictures: readonly PickablePicture[]
  /** The most pictures. With one, the default, it is a single picture and not a list. */
  most?: number
  /**
   * Whether its buttons work without JavaScript: its path is a list of the content. They do not for a single picture and for
   * rows inside rows.
   */
  posts?: boolean
  /** How many empty selects it has without JavaScript; one, unless it is saved once for all. */
  spare?: number
  /** Called with a picture that was chosen in the dialog, which may be none of `pictures`. */
  onFound?: (picture: PickablePicture) => void
  problem?: string
  hint?: string
}

/**
 * Pictures in an order. With JavaScript they are shown, moved and chosen in a dialog that finds more of them. Without it each
 * is a select, `name.0`, `name.1`, with empty ones at the end.
 */
export function PicturePicker({
  name,
  label,
  value,
  onChange,
  pictures,
  most = 24,
  posts = most > 1,
  spare = 1,
  onFound,
  problem,
  hint,
}: Props) {
  const words = useWords(picturePickerWords)
  const [isHydrated, setHydrated] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState('')
  const [found, setFound] = useState<readonly PickablePicture[]>([])
  const adds = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  useEffect(() => setHydrated(true), [])
  const known = new Map([...pictures, ...found].map((one) => [one.id, one]))
  const altOf = (one: string) => known.get(one)?.alt ?? words.unknown

  function change(next: string[], saying: string) {
    onChange(next)
    setMessage(saying)
  }
  function choose(picture: PickablePicture) {
    onFound?.(picture)
    setFound((all) => [...all.filter(({ id }) => id !== picture.id), picture])
    change(most === 1 ? [picture.id] : withPicture(value, picture.id), words.flash.added({ what: picture.alt }))
    setOpen(false)
    adds.current?.focus()
  }
  function act(does: Does, at: number) {
    const alt = altOf(value[at] ?? '')
    if (does === 'remove') {
      change(withoutPicture(value, at), words.flash.removed({ what: alt }))
      adds.current?.focus()
      return
    }
    const by = does === 'up' ? -1 : 1
    // Drawn before the focus moves: a frame later, the next key could have been pressed somewhere else already.
    flushSync(() => change(movedPicture(value, at, by), words.flash.moved({ what: alt, at: at + by + 1 })))
    focusOnMoved(list, at + by, does)
  }

  const described = [problem && `${fieldId(name)}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const mayAdd = most === 1 || value.length < most
  return (
    <fieldset
      className="picker"
      id={fieldId(name)}
      tabIndex={-1}
      aria-describedby={described}
      aria-invalid={problem ? true : undefined}
    >
      <legend className="legend">{label}</legend>
      <FieldError name={name} error={problem} />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {value.length === 0 && isHydrated && <p className="muted small">{words.empty}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: without its marks Safari no longer calls it a list */}
      <ul ref={list} role="list">
        {value.map((one, at) => (
          <li key={one} data-at={at}>
            {isHydrated ? (
              <Chosen picture={known.get(one)} name={`${name}.${at}`} value={one} />
            ) : (
              <PlainChoice name={`${name}.${at}`} at={at} value={one} pictures={pictures} />
            )}
            {(isHydrated || posts) && (
              <span className="row">
                {at > 0 && <Step does="up" {...{ name, at, posts, act }} what={altOf(one)} />}
                {at < value.length - 1 && <Step does="down" {...{ name, at, posts, act }} what={altOf(one)} />}
                <Step does="remove" {...{ name, at, posts, act }} what={altOf(one)} />
              </span>
            )}
          </li>
        ))}
        {!isHydrated &&
          Array.from({ length: Math.min(spare, most - value.length) }, (_, empty) => value.length + empty).map((at) => (
            <li key={at}>
              <PlainChoice name={`${name}.${at}`} at={at} value="" pictures={pictures} />
            </li>
          ))}
      </ul>
      {isHydrated && mayAdd && (
        <button ref={adds} className="btn line sm" type="button" onClick={() => setOpen(true)}>
          {most === 1 && value.length > 0 ? words.one : words.add}
        </button>
      )}
      <p className="visually-hidden" role="status">
        {message}
      </p>
      {isOpen && <LibraryDialog chosen={value} onChoose={choose} onClose={() => setOpen(false)} />}
    </fieldset>
  )
}

type Does = 'up' | 'down' | 'remove'

type StepProps = { does: Does; name: string; at: number; posts: boolean; what: string; act: (does: Does, at: number) => void }

/** A button that the form posts where no script takes it: `up pictures.2`. One that is never posted is not the form's: Enter in a field presses none. */
function Step({ does, name, at, posts, what, act }: StepProps) {
  const words = useWords(picturePickerWords)
  return (
    <button
      className="btn line sm"
      type={posts ? 'submit' : 'button'}
      name="do"
      value={`${does} ${name}.${at}`}
      data-does={does}
      aria-label={words[does]({ what })}
      onClick={(event) => {
        event.preventDefault()
        act(does, at)
      }}
    >
      {words.signs[does]}
    </button>
  )
}

function Chosen({ picture, name, value }: { picture: PickablePicture | undefined; name: string; value: string }) {
  const words = useWords(picturePickerWords)
  return (
    <span className="chosen">
      <input type="hidden" name={name} value={value} />
      {picture && <Photo picture={picture} sizes="7rem" decorative />}
      <span className="breaks">{picture?.alt ?? words.unknown}</span>
    </span>
  )
}

type PlainProps = { name: string; at: number; value: string; pictures: readonly PickablePicture[] }

function PlainChoice({ name, at, value, pictures }: PlainProps) {
  const words = useWords(picturePickerWords)
  const isUnknown = value !== '' && !pictures.some(({ id }) => id === value)
  return (
    <label className="field">
      <b>{words.place({ at: at + 1 })}</b>
      <select name={name} defaultValue={value}>
        <option value="">{words.none}</option>
        {isUnknown && <option value={value}>{words.unknown}</option>}
        {pictures.map(({ id, alt }) => (
          <option key={id} value={id}>
            {alt}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The focus follows a moved picture. At an end of the list, where its button is missing, it goes to the other button. */
function focusOnMoved(list: RefObject<HTMLUListElement | null>, at: number, does: Does) {
  const row = list.current?.querySelector(`[data-at="${at}"]`)
  const button = row?.querySelector<HTMLElement>(`[data-does="${does}"]`) ?? row?.querySelector<HTMLElement>('[data-does]')
  button?.focus()
}
