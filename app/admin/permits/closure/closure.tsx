import { data, Form, redirect, useNavigation } from 'react-router'
import { closeDays, reopenDays } from '#features/permits/closures/close-days.server.ts'
import type { Closure } from '#features/permits/closures/closure.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../../context.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { permitClosureWords } from '../../../words/admin/permits/permit-closure.ts'
import { admit } from '../../admit.server.ts'
import { useAuth } from '../../auth/auth.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageBar } from '../../components/page-bar.tsx'
import { Pane } from '../../components/pane.tsx'
import type { Route } from './+types/closure.ts'
import { ClosedDays } from './closed-days.tsx'
import { closurePath } from './closure-path.ts'
import { type ClosureView, loadClosure } from './load-closure.server.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'permits:write')
  const ctx = contextOf(args.context)
  const { searchParams } = args.url
  const done = searchParams.has('withdrawn') ? Number(searchParams.get('withdrawn')) || 0 : undefined
  const today = kigaliDay(ctx.clock.now())
  return { ...(await loadClosure(ctx, searchParams)), today, done, isReopened: searchParams.has('reopened') }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'permits:write')
  const ctx = contextOf(args.context)
  const words = wordsReader(args.context)(permitClosureWords).refusals
  const form = await args.request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const reason = text('reason').trim().slice(0, 300)
  const closure = { scope: text('scope'), from: text('from'), to: text('to') } as Closure
  if (text('do') === 'reopen') {
    await reopenDays(ctx, closure, actor)
    return redirect(`${closurePath(closure)}&reopened=yes`, 303)
  }
  const closed = await closeDays(ctx, { ...closure, seen: seenLots(text('seen')), reason }, actor)
  if (closed.done) return redirect(`${closurePath(closure)}&withdrawn=${closed.value}`, 303)
  const known: Readonly<Record<string, string>> = words
  const sentence = known[closed.refusal.reason] ?? words['changed-meanwhile']
  const isReason = closed.refusal.reason === 'reason-missing'
  return data({ reason, isReason, sentence }, { status: isReason ? 422 : 409 })
}

export const shouldRevalidate = revalidateOnConflict

/** The lots that somebody saw, '34.2 35.1': each by its id and version. */
const seenLots = (text: string) =>
  [...text.matchAll(/(\d{1,9})\.(\d{1,9})/g)].map(([, id, version]) => ({ id: Number(id), version: Number(version) }))

/** Days that an authority has closed: what it touches, one step that records it, and then the emails that are proposed. */
export default function PermitClosure({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(permitClosureWords)
  const { format } = useReader()
  const { closure, isSent, fault, days, done, isReopened, isClosed, anyClosed } = loaderData
  const sum = (of: 'held' | 'withdrawn' | 'wanted') => days.reduce((all, day) => all + day[of], 0)
  return (
    <div className="list-page">
      <PageBar title={words.title} lede={words.lede} up={[{ to: '/admin/permits', name: words.permits }]} />
      <div className="flash" role="status">
        {done !== undefined && !actionData && <p className="note ok">{words.done({ count: done })}</p>}
        {isReopened && !actionData && <p className="note ok">{words.reopened}</p>}
      </div>
      <div className="panes">
        <Choose view={loaderData} />
        {isSent && !fault && days.length === 0 && <EmptyState title={words.nothing.title} text={words.nothing.text} />}
        {days.length > 0 && (
          <ClosedDays
            days={days}
            closure={closure}
            news={anyClosed ? 'closure' : isReopened ? 'reopened' : undefined}
            summary={words.touches({
              held: sum('held'),
              withdrawn: sum('withdrawn'),
              days: format.days(closure.from, closure.to),
            })}
          />
        )}
        {isSent && !fault && (sum('held') > 0 || !isClosed) && <Record view={loaderData} reply={actionData} held={sum('held')} />}
        {anyClosed && <Closed view={loaderData} />}
      </div>
    </div>
  )
}

/** What is closed, and on which days: an address of its own, so that it may be looked at as often as one likes. */
function Choose({ view }: { view: ClosureView & { today: string } }) {
  const words = useWords(permitClosureWords)
  const { fees, closure, fault, today } = view
  const unique = (all: readonly (readonly [string | null, string | null])[], kind: 'park' | 'authority') =>
    [...new Map(all.flatMap(([id, name]) => (id && name ? [[id, name] as const] : [])))]
      .toSorted(([, a], [, b]) => a.localeCompare(b))
      .map(([id, name]) => ({ value: `${kind}:${id}`, words: words.scopes[kind]({ name }) }))
  const choices = [
    ...unique(
      fees.map(({ parkId, park }) => [parkId, park]),
      'park',
    ),
    ...unique(
      fees.map(({ authorityId, authority }) => [authorityId, authority]),
      'authority',
    ),
    ...fees.map(({ feeId, name }) => ({ value: `permit:${feeId}`, words: words.scopes.permit({ name }) })),
  ]
  const { scope, from, to } = closure
  return (
    <Pane title={words.choose} className="stack">
      <Form className="stack" key={`${scope} ${from} ${to}`} preventScrollReset noValidate>
        <div className="grid2">
          <SelectField name="scope" label={words.scope} choices={choices} defaultValue={scope} wide />
          <TextField
            name="from"
            label={words.from}
            type="date"
            min={today}
            defaultValue={from}
            error={fault && words.faults[fault]}
          />
          <TextField name="to" label={words.to} type="date" min={today} defaultValue={to} />
        </div>
        <div className="row">
          <button className="btn line" type="submit">
            {words.look}
          </button>
        </div>
      </Form>
    </Pane>
  )
}

/** That days are closed, what is done about it, and the step that opens them again. */
function Closed({ view }: { view: ClosureView }) {
  const words = useWords(permitClosureWords).isClosed
  return (
    <Pane title={words.title} className="stack">
      <p>{words.text}</p>
      <p className="small muted">{words.reopenText}</p>
      <Form method="post" action={closurePath(view.closure)} preventScrollReset>
        {Object.entries(view.closure).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className="btn line" type="submit" name="do" value="reopen">
          {words.reopen}
        </button>
      </Form>
    </Pane>
  )
}

type RecordProps = { view: ClosureView; reply: Route.ComponentProps['actionData']; held: number }

/** The step that withdraws everything that is listed. */
function Record({ view, reply, held }: RecordProps) {
  const words = useWords(permitClosureWords)
  const { may } = useAuth()
  const busy = useNavigation().state !== 'idle'
  if (!may('permits:write')) return null
  return (
    <Pane title={words.record} className="stack" id="record">
      <p>{words.recordText}</p>
      <div role="alert">{reply && !reply.isReason && <p className="note bad">{reply.sentence}</p>}</div>
      <Form method="post" action={`${closurePath(view.closure)}#record`} className="stack" preventScrollReset noValidate>
        {Object.entries({ ...view.closure, seen: view.seen }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          name="reason"
          label={words.reason}
          hint={words.required}
          aria-required
          maxLength={300}
          defaultValue={reply?.reason}
          error={reply?.isReason ? reply.sentence : undefined}
          autoComplete="off"
        />
        <div className="row">
          <button className="btn" type="submit" aria-disabled={busy}>
            {words.go({ count: held })}
          </button>
        </div>
      </Form>
    </Pane>
  )
}
