import { useEffect, useRef, useState } from 'react'
import { readingMinutes } from '#features/blog/reading-time.ts'
import type { Block } from '#features/pages/blocks.ts'
import { textOf } from '#features/pages/blocks-text.ts'
import { blocksOf, notationOf } from '#features/pages/notation.ts'
import { useWords } from '../../../languages/use-words.ts'
import { FieldError, fieldId } from '../../../ui/field.tsx'
import { blockEditorWords } from '../../../words/admin/content/editor-blocks.ts'
import type { PickablePicture } from '../pictures/picked.ts'
import type { SceneChoices } from '../pictures/scene-choices.ts'
import type { RichEditor } from './rich-editor.tsx'

type Props = {
  name: string
  label: string
  value: readonly Block[]
  onChange: (value: readonly Block[]) => void
  problem?: string | undefined
  hint?: string | undefined
  /** What a drawn picture of the text can be chosen from. */
  drawings: SceneChoices
  /** Uploaded pictures that may be inserted. Without any there is no button for them. */
  photos: readonly PickablePicture[]
}

/**
 * Edits a text of blocks. The form posts one field, `name`, in the notation of features/pages/notation.ts: the textarea without
 * JavaScript and in plain text mode, otherwise the output of the visual editor. Until the visual editor has loaded, and where
 * it does not load, the textarea is shown.
 */
export function BlockEditor({ name, label, value, onChange, problem, hint, drawings, photos }: Props) {
  const words = useWords(blockEditorWords)
  const [text, setText] = useState(() => notationOf(value))
  const [Rich, setRich] = useState<typeof RichEditor>()
  const [isPlain, setPlain] = useState(false)
  const [version, setVersion] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  /** The texts that this editor has reported and that have not come back as `value` yet. Any other value comes from outside. */
  const sent = useRef([text])

  const describe = (blocks: readonly Block[]) => {
    sent.current.push(notationOf(blocks))
    onChange(blocks)
  }
  const write = (typed: string) => {
    setText(typed)
    describe(blocksOf(typed))
  }

  const given = notationOf(value)
  useEffect(() => {
    const at = sent.current.lastIndexOf(given)
    sent.current = at === -1 ? [given] : sent.current.slice(at)
    if (at !== -1) return
    setText(given)
    setVersion((before) => before + 1)
  }, [given])

  const readTyped = useRef(() => {
    const typed = field.current?.value.replaceAll('\r\n', '\n')
    if (typed !== undefined && typed !== text) write(typed)
  })
  useEffect(() => {
    // Somebody may have typed before the page was hydrated.
    readTyped.current()
    let isHere = true
    const take = (editor: typeof RichEditor) => {
      if (!isHere) return
      // The editor does not replace the textarea while somebody types in it.
      setPlain(document.activeElement === field.current)
      setRich(() => editor)
    }
    import('./rich-editor.tsx').then(
      (loaded) => take(loaded.RichEditor),
      // Without the visual editor the textarea stays.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])

  const isRich = Rich !== undefined && !isPlain
  const id = fieldId(name)
  const describedBy = [problem && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <div className={problem ? 'field err block-editor' : 'field block-editor'}>
      <div className="row between">
        {isRich ? <b>{label}</b> : <label htmlFor={id}>{label}</label>}
        {Rich && (
          <button type="button" className="mode" onClick={() => setPlain(!isPlain)}>
            {isPlain ? words.rich : words.plain}
          </button>
        )}
      </div>
      {isRich && (
        <Rich
          key={version}
          id={id}
          label={label}
          describedBy={describedBy}
          isWrong={Boolean(problem)}
          blocks={blocksOf(text)}
          drawings={drawings}
          photos={photos}
          onChange={(blocks) => {
            setText(notationOf(blocks))
            describe(blocks)
          }}
        />
      )}
      <textarea
        ref={field}
        name={name}
        hidden={isRich}
        value={text}
        rows={16}
        id={isRich ? undefined : id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <FieldError name={name} error={problem} />
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <p className="small muted num">
        {words.count({ signs: value.flatMap(textOf).join(' ').length, minutes: readingMinutes(value) })}
      </p>
      {isRich && <p className="small muted keys">{words.keys}</p>}
      {!isRich && <NotationHelp />}
    </div>
  )
}

function NotationHelp() {
  const words = useWords(blockEditorWords)
  return (
    <details className="fold">
      <summary>{words.notation.title}</summary>
      <dl className="notation">
        {Object.values(words.notation.rules).map(({ write: mark, gives: meaning }) => (
          <div key={mark}>
            <dt>
              <code>{mark}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="small">{words.notation.empty}</p>
    </details>
  )
}
