import { useMemo, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/field.tsx'
import { mediaAdminWords } from '../../words/admin/content/media.ts'
import { FocalPoint } from './focal-point.tsx'
import type { PictureView } from './load-picture.server.ts'
import type { Conflict, NotSaved } from './picture-action.server.ts'

type Props = { picture: PictureView; notSaved: NotSaved | undefined; mayChange: boolean }

/** The description of a picture, and its focal point. */
export function PictureForm({ picture: { id, shown, description, version }, notSaved, mayChange }: Props) {
  const words = useWords(mediaAdminWords).page
  const busy = useNavigation().state !== 'idle'
  const typed = notSaved?.values ?? {}
  const [point, setPoint] = useState({ x: typed.x ?? String(description.x), y: typed.y ?? String(description.y) })
  // The same list until the next reply: the summary takes the focus for each new list, and moving the point makes none.
  const problems = useMemo(
    () =>
      Object.entries(notSaved?.errors ?? {}).map(([name, key]) => ({
        name,
        sentence: key in words.errors ? words.errors[key as keyof typeof words.errors] : words.errors['point-wrong'],
      })),
    [notSaved, words],
  )
  const sentence = (field: string) => problems.find(({ name }) => name === field)?.sentence
  return (
    <Form method="post" className="pane stack picture-form" noValidate preventScrollReset>
      <ErrorSummary title={words.problems} problems={problems} />
      {notSaved?.conflict && <ConflictNote conflict={notSaved.conflict} id={id} />}
      <input type="hidden" name="version" value={notSaved?.conflict?.version ?? version} />
      {shown && <FocalPoint picture={shown} point={point} onPoint={setPoint} mayChange={mayChange} />}
      <fieldset disabled={!mayChange} className="stack">
        <legend className="visually-hidden">{words.words}</legend>
        <TextField
          name="alt"
          label={words.alt}
          hint={words.altHint}
          error={sentence('alt')}
          defaultValue={typed.alt ?? description.alt}
          maxLength={300}
        />
        <TextField
          name="credit"
          label={words.credit}
          hint={words.creditHint}
          error={sentence('credit')}
          defaultValue={typed.credit ?? description.credit}
          maxLength={200}
        />
        <div className="grid2">
          {(['x', 'y'] as const).map((axis) => (
            <TextField
              key={axis}
              type="number"
              name={axis}
              label={words[axis]}
              error={sentence(axis)}
              value={point[axis]}
              onChange={({ target }) => setPoint({ ...point, [axis]: target.value })}
              min={0}
              max={100}
              inputMode="numeric"
            />
          ))}
        </div>
      </fieldset>
      {mayChange && (
        <button className="btn" type="submit" name="do" value="save" aria-disabled={busy}>
          {words.save}
        </button>
      )}
    </Form>
  )
}

function ConflictNote({ conflict: { who, when, now }, id }: { conflict: Conflict; id: string }) {
  const words = useWords(mediaAdminWords).page
  const labels = words.conflict
  return (
    <div className="note bad stack" role="alert">
      <p>
        <b>{labels.title({ who, when })}</b>
      </p>
      <p>{labels.text}</p>
      <dl className="kv">
        <dt>{words.alt}</dt>
        <dd>{now.alt || labels.nothing}</dd>
        <dt>{words.credit}</dt>
        <dd>{now.credit || labels.nothing}</dd>
        <dt>{words.point}</dt>
        <dd>{labels.point({ x: now.x, y: now.y })}</dd>
      </dl>
      <p>{labels.choose}</p>
      <p>
        <Link className="btn line sm" to={`/admin/media/${id}`} reloadDocument>
          {labels.take}
        </Link>
      </p>
    </div>
  )
}
