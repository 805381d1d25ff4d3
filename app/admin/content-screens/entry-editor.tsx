import { useMemo, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { slugOf } from '#values/slug.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { fieldId } from '../../ui/field.tsx'
import { useSectionInView } from '../../ui/sections/section-tabs.tsx'
import { editorWords } from '../../words/admin/content/editor.ts'
import { useAuth } from '../auth/auth.tsx'
import { AdminTabs } from '../components/admin-tabs.tsx'
import { useInBrowser } from '../components/in-browser.ts'
import { Pane } from '../components/pane.tsx'
import { Flash } from '../components/toast.tsx'
import type { ContentKind } from '../content/content-kind.ts'
import { EditorContext } from '../editor/editor-context.ts'
import { setAt } from '../editor/set-at.ts'
import type { Shape } from '../editor/shape.ts'
import { ShapeFields } from '../editor/shape-field.tsx'
import { ConflictNote } from './conflict-note.tsx'
import { useContentKind } from './content-kinds.ts'
import type { EditorReply } from './editor-action.server.ts'
import { EditorBar } from './editor-bar.tsx'
import { EditorDialogs } from './editor-dialogs.tsx'
import { FrozenNote } from './frozen-note.tsx'
import type { CheckRow, EditorData } from './load-editor.server.ts'
import { PlanPane } from './plan-pane.tsx'
import { useKeeping } from './use-autosaved-draft.ts'

type Props = EditorData & {
  flash: string | undefined
  savedVersion: number | undefined
  dialog: string | null
  reply: EditorReply | undefined
}

/**
 * The editor of an entry: one form around everything, so that every button sends the whole content. The fields are on the left,
 * in parts; on the right are the preview, the checks, the schedule and the versions.
 */
export function EntryEditor(props: Props) {
  const { entry, choices, checks, versions, flash, savedVersion, dialog, reply } = props
  const words = useWords(editorWords)
  const { colon } = useFormatter()
  const contentKind = useContentKind()
  const { may } = useAuth()
  const form = useRef<HTMLFormElement>(null)
  const [content, setContent] = useState(reply?.content ?? props.content)
  const keeping = useKeeping({ form, version: entry.version, savedVersion: reply?.saved ?? savedVersion })
  const busy = useNavigation().state === 'submitting'
  const inBrowser = useInBrowser()
  const { changed } = keeping
  const onChange = useRef((path: string, value: unknown) => {
    setContent((before) => setAt(before, path, value))
    changed()
  })
  const conflict = reply?.conflict ?? keeping.reply?.conflict
  const problems = useMemo(() => reply?.problems?.filter(({ grave }) => grave) ?? [], [reply?.problems])
  const sentences = useMemo(() => Object.fromEntries([...problems].reverse().map(({ path, text }) => [path, text])), [problems])
  // The summary takes the focus only when its problems change, not while somebody corrects one of them.
  const summary = useMemo(
    () => problems.map(({ path, place, text }) => ({ name: path, sentence: place ? place + colon + text : text })),
    [problems, colon],
  )
  const surroundings = useMemo(() => ({ today: props.today, typed: reply?.typed ?? {} }), [props.today, reply?.typed])
  const mayWrite = may('content:write') && !entry.isFrozen
  // A freight route has no name of its own: its feature makes it from its two ends when it is saved.
  const title = contentKind.names === 'origin' ? entry.title : String(content[contentKind.names] || entry.title)
  return (
    <>
      <Form
        method="post"
        action="?"
        ref={form}
        className="entry-editor"
        noValidate
        preventScrollReset
        onChange={keeping.changed}
        onSubmit={keeping.sending}
      >
        {/* Enter in a field saves. */}
        <button type="submit" name="event" value="save" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="seen" value={reply?.conflict ? entry.version : keeping.seen} />
        <EditorBar contentKind={contentKind} entry={entry} title={title} keeping={keeping} busy={busy} mayWrite={mayWrite} />
        <Flash>{!reply && flash}</Flash>
        {entry.isFrozen && <FrozenNote contentKind={contentKind} entry={entry} />}
        {reply?.refusal && (
          <p className="note bad" role="alert">
            {reply.refusal}
          </p>
        )}
        {conflict && (
          <ConflictNote
            conflict={conflict}
            take={`/admin/${contentKind.folder}/edit/${entry.id}`}
            keepHint={words.conflict.keepHint}
          />
        )}
        <ErrorSummary title={words.checks.summary({ count: problems.length })} problems={summary} />
        <EditorTabs parts={contentKind.shape} />
        <EditorContext value={surroundings}>
          <fieldset className="bare" disabled={!mayWrite}>
            <div className="edit">
              <div className="panes">
                {contentKind.shape.map(({ id, title, lede, fields }) => (
                  <section key={id} id={id} className="pane" aria-labelledby={`${id}-title`}>
                    <h2 id={`${id}-title`}>{title}</h2>
                    {lede && <p className="muted">{lede}</p>}
                    <div className="form two">
                      <ShapeFields
                        fields={fields}
                        path=""
                        value={content}
                        saved={props.content}
                        onChange={onChange.current}
                        problems={sentences}
                        choices={choices}
                      />
                    </div>
                  </section>
                ))}
              </div>
              <div className="stick">
                {contentKind.Look && (
                  <Pane title={words.look} className="look" aria-label={words.look}>
                    <contentKind.Look
                      content={inBrowser ? { ...content, slug: slugOf(content.slug) } : content}
                      choices={choices}
                    />
                  </Pane>
                )}
                {!entry.isFrozen && <ChecksPane checks={reply?.problems ?? checks} isCurrent={!keeping.dirty} />}
                {mayWrite && <PlanPane entry={entry} />}
                {contentKind.Aside && entry.isPublic && props.facts && <contentKind.Aside facts={props.facts} />}
                <VersionsPane versions={versions} contentKind={contentKind} id={entry.id} />
              </div>
            </div>
          </fieldset>
        </EditorContext>
      </Form>
      <EditorDialogs dialog={dialog} entry={entry} refusal={reply?.refusal} stays={props.stays} />
    </>
  )
}

/** Links to the parts of an editor; the one in sight is marked. All parts are on one page, so that nothing typed is hidden. */
function EditorTabs({ parts }: { parts: Shape }) {
  const words = useWords(editorWords)
  const current = useSectionInView(parts)
  if (parts.length < 2) return null
  return (
    <AdminTabs label={words.parts}>
      {parts.map(({ id, title }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          {title}
        </a>
      ))}
    </AdminTabs>
  )
}

/** What prevents publishing, and what is good to know, each with a link to its field. */
function ChecksPane({ checks, isCurrent }: { checks: readonly CheckRow[]; isCurrent: boolean }) {
  const checkWords = useWords(editorWords).checks
  return (
    <section className="pane checks-pane" aria-labelledby="checks-title">
      <h2 id="checks-title">{checkWords.title}</h2>
      {!isCurrent && <p className="small muted">{checkWords.asSaved}</p>}
      {checks.length === 0 && <p className="check-row good">{checkWords.good}</p>}
      <ul>
        {checks.map(({ path, place, text, grave }) => (
          <li key={`${path} ${text}`} className={grave ? 'check-row stop' : 'check-row know'}>
            <span className="visually-hidden">{grave ? checkWords.stop : checkWords.note}: </span>
            {path && <a href={`#${fieldId(path)}`}>{place}</a>} {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The last versions, and the link to all of them. */
function VersionsPane({ versions, contentKind, id }: { versions: EditorData['versions']; contentKind: ContentKind; id: number }) {
  const versionWords = useWords(editorWords).versions
  const path = `/admin/${contentKind.folder}/edit/${id}/history`
  return (
    <section className="pane" aria-labelledby="versions-title">
      <h2 id="versions-title">{versionWords.title}</h2>
      <ul className="versions">
        {versions.map(({ version, event, when, actor }) => (
          <li key={version}>
            <Link to={`${path}?version=${version}`}>{versionWords.inVersion({ version })}</Link>
            <small>
              {versionWords.event[event]} <span className="num">{when}</span>, {actor}
            </small>
          </li>
        ))}
      </ul>
      <Link to={path}>{versionWords.all}</Link>
    </section>
  )
}
