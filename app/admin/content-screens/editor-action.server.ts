import { data, redirect, redirectDocument } from 'react-router'
import { beginEntry } from '#features/content/begin-entry.server.ts'
import { copyOf } from '#features/content/copy-of.ts'
import { discardChanges } from '#features/content/discard-changes.server.ts'
import type { Actor, ChangedSince, Content, Entry, EntryRefusal } from '#features/content/entry.ts'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import { scheduleEntry, unscheduleEntry } from '#features/content/schedule-entry.server.ts'
import { trashEntry, untrashEntry } from '#features/content/trash-entry.server.ts'
import { unpublishEntry } from '#features/content/unpublish-entry.server.ts'
import { termField, termFields } from '#features/pricing/period-terms.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { readKigaliInstant } from '#values/dates.ts'
import { editorWords } from '../../words/admin/content/editor.ts'
import { ratePeriodWords } from '../../words/admin/content/rate-periods.ts'
import { instantText } from '../components/instants.ts'
import type { ContentKind } from '../content/content-kind.ts'
import { changeRows } from '../editor/change-rows.ts'
import { describeChanges } from '../editor/describe-changes.ts'
import { postedOf, textAt } from '../editor/posted.ts'
import { readShape } from '../editor/read-shape.ts'
import { choicesOf } from '../editor/shape.ts'
import type { Conflict } from './conflict-note.tsx'
import { loadChoices } from './load-choices.server.ts'
import { type CheckRow, checkRows, featureKind } from './load-editor.server.ts'
import { usedElsewhere } from './used-elsewhere.ts'

/** The reply of the editor without a redirect: everything that was typed, and the refusal. */
export type EditorReply = {
  content?: Content
  autosaved?: { version: number; slug: string; clock: string }
  /** The version under which the typed text was stored all the same: the next save builds on it. */
  saved?: number
  conflict?: Conflict
  problems?: CheckRow[]
  /** The values of fields that are not part of the content, by their names. */
  typed?: Record<string, string>
  refusal?: string
}

type Pressed = {
  ctx: Context
  read: ReadWords
  contentKind: ContentKind
  entry: Entry
  actor: Actor
  form: FormData
  clock: (at: Date) => string
}

export const editPath = ({ folder }: Pick<ContentKind, 'folder'>, id: number, query = '') => `/admin/${folder}/edit/${id}${query}`

/**
 * What a button of an editor does. The form always holds the whole content, so whatever the button, the content is saved first.
 * The browser's autosave sends 'keep' and gets its answer as data.
 */
export async function doByEditor(pressed: Pressed) {
  const { ctx, read, contentKind, entry, actor, form } = pressed
  const kind = featureKind(contentKind)
  const id = entry.id
  const posted = postedOf(form)
  const event = textAt(posted, 'event') ?? ''
  if (event === 'trash')
    return after(pressed, await trashEntry(ctx, kind, { id, actor }), `/admin/${contentKind.folder}?did=trashed&who=${id}`)
  if (event === 'untrash')
    return after(pressed, await untrashEntry(ctx, kind, { id, actor }), editPath(contentKind, id, '?did=untrashed'))
  if (event === 'unpublish')
    return after(pressed, await unpublishEntry(ctx, kind, { id, actor }), editPath(contentKind, id, '?did=unpublished'))
  if (event === 'discard') {
    const discarded = await discardChanges(ctx, kind, { id, actor, seen: Number(textAt(posted, 'seen')) })
    return after(pressed, discarded, editPath(contentKind, id, '?did=discarded'))
  }
  if (event === 'unschedule') {
    await unscheduleEntry(ctx, kind, { id })
    return redirect(editPath(contentKind, id, '?did=unscheduled'), 303)
  }
  const does = textAt(posted, 'do')
  const typed = readShape(contentKind.shape, posted, entry.content) as Content
  const { content, faults } = does ? changeRows(contentKind.shape, typed, does, posted) : { content: typed, faults: [] }
  const seen = Number(textAt(posted, 'over') ?? textAt(posted, 'seen'))
  const saved = await saveEntry(ctx, kind, { id, actor, content, seen, event: event === 'keep' || does ? 'kept' : 'saved' })
  if (!saved.done) return refuse(pressed, content, saved.refusal)
  const now = { id, actor, seen: saved.value.version }
  const flash = (did: string) => editPath(contentKind, id, `?did=${did}&v=${now.seen}`)
  if (event === 'keep') return data<EditorReply>({ autosaved: { ...saved.value, clock: pressed.clock(ctx.clock.now()) } })
  if (faults.length > 0) {
    const sentences = read(ratePeriodWords).faults
    const problems = faults.map(({ field, reason }) => ({
      path: termField(field),
      grave: true,
      place: '',
      text: sentences[reason],
    }))
    const typedBeside = Object.fromEntries(termFields.map((field) => [termField(field), textAt(posted, termField(field)) ?? '']))
    return data<EditorReply>({ content, problems, typed: typedBeside, saved: now.seen }, { status: 422 })
  }
  if (does) return redirect(editPath(contentKind, id, `#${anchorOf(does)}`), 303)
  if (event === 'publish') {
    const outcome = await publishEntry(ctx, kind, now)
    return outcome.done ? redirect(flash('published'), 303) : refuse(pressed, content, outcome.refusal, now.seen)
  }
  if (event === 'schedule') {
    const at = readKigaliInstant(textAt(posted, 'publishAt') ?? '')
    if (!at)
      return data<EditorReply>({ content, refusal: read(editorWords).refusals['when-missing'], saved: now.seen }, { status: 422 })
    const outcome = await scheduleEntry(ctx, kind, { ...now, at })
    return outcome.done ? redirect(flash('scheduled'), 303) : refuse(pressed, content, outcome.refusal, now.seen)
  }
  if (event === 'duplicate') {
    const copied = copyOf(kind, content)
    if (!copied) throw data(null, { status: 404 })
    return redirect(editPath(contentKind, await beginEntry(ctx, kind, { actor, content: copied }), '?did=duplicated'), 303)
  }
  if (event === 'preview') {
    const over = { liveId: entry.liveId ?? undefined, now: ctx.clock.now() }
    const checked = await kind.check(ctx.db, { ...content, slug: saved.value.slug }, over)
    const problems = checked.filter(({ grave }) => grave)
    if (problems.length > 0) return refuse(pressed, content, { reason: 'has-problems', problems }, now.seen)
    return redirectDocument(editPath(contentKind, id, '/preview'), 303)
  }
  return redirect(flash(entry.publishedVersion === null ? 'kept' : 'saved'), 303)
}

const anchorOf = (does: string) => `field-${does.split(' ')[1]?.replace(/[^a-zA-Z0-9]+/g, '-')}`

async function after(pressed: Pressed, outcome: { done: true } | { done: false; refusal: EntryRefusal }, to: string) {
  return outcome.done ? redirect(to, 303) : refuse(pressed, pressed.entry.content, outcome.refusal)
}

/** A refusal with everything that was typed: 409 where somebody else or the entry's state is the reason, 422 where a value is. */
async function refuse({ ctx, read, contentKind, entry }: Pressed, content: Content, refusal: EntryRefusal, version?: number) {
  const saved = version !== undefined && { saved: version }
  switch (refusal.reason) {
    case 'changed-since':
      return data<EditorReply>(
        { content, conflict: await conflictOf(ctx, read, contentKind, entry, content, refusal) },
        { status: 409 },
      )
    case 'has-problems':
      return data<EditorReply>({ content, problems: checkRows(read, contentKind, refusal.problems), ...saved }, { status: 422 })
    case 'still-needed':
      return data<EditorReply>({ content, refusal: usedElsewhere(read, refusal.facts), ...saved }, { status: 409 })
    default:
      return data<EditorReply>({ content, refusal: read(editorWords).refusals[refusal.reason], ...saved }, { status: 409 })
  }
}

/** Who saved first, and where their version and the typed one differ. */
async function conflictOf(
  ctx: Context,
  read: ReadWords,
  contentKind: ContentKind,
  entry: Entry,
  content: Content,
  { version, by, at }: ChangedSince,
) {
  const choices = await loadChoices(ctx.db, read, choicesOf(contentKind.shape), [entry.content, content])
  return {
    by,
    when: instantText(at, ctx.clock.now(), read.format),
    version,
    differences: describeChanges(read, contentKind.shape, entry.content, JSON.parse(JSON.stringify(content)), choices),
  }
}
