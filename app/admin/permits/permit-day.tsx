import { useEffect } from 'react'
import { data, Link, redirect, useSearchParams } from 'react-router'
import { addDays, daysBetween } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { permitDayWords } from '../../words/admin/permits/permit-day.ts'
import { permitWords } from '../../words/admin/permits/permits.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { dialogParameter } from '../components/dialogs/dialog-address.ts'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/permit-day.ts'
import { closurePath } from './closure/closure-path.ts'
import { findVisitOr404, loadPermitDay, type PoolView } from './load-permit-day.server.ts'
import { barScale } from './permit-bar.tsx'
import { doByPermitForm, type PermitReply } from './permit-day-action.server.ts'
import { permitDialog } from './permit-dialogs.tsx'
import { permitDayPath } from './pool-name.ts'
import { type DrawOffer, PoolPane } from './pool-pane.tsx'

export const handle = { words: ['residencies'] } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const ctx = contextOf(args.context)
  const { fee, day } = await findVisitOr404(ctx, args.params)
  return { fee, ...(await loadPermitDay(ctx, fee, day)) }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'permits:write')
  const ctx = contextOf(args.context)
  const { fee, day } = await findVisitOr404(ctx, args.params)
  const form = await args.request.formData()
  const dialog = args.url.searchParams.get(dialogParameter) ?? ''
  const answer = await doByPermitForm(ctx, wordsReader(args.context), { feeId: fee.id, day }, { form, dialog, actor })
  if ('did' in answer) return redirect(`${permitDayPath(fee.id, day)}?did=${answer.did}`, 303)
  return data<PermitReply>(answer.reply, { status: answer.status })
}

export const shouldRevalidate = revalidateOnConflict

/** One day of a permit: each pool with its lots, bookings and allowances, and everything that is done with them. */
export default function PermitDayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { fee, day, today, now, pools, balanceEnd, closed } = loaderData
  const read = useReader()
  const words = read(permitDayWords)
  const labels = read(permitWords)
  const [params] = useSearchParams()
  const { may } = useAuth()
  const isAhead = day > today
  const changes = may('permits:write')
  const did = params.get('did') as keyof typeof words.did | null
  const month = `/admin/permits?fee=${encodeURIComponent(fee.id)}&month=${day.slice(0, 7)}`
  useEffect(() => {
    if (actionData) document.querySelector<HTMLElement>('dialog [aria-invalid="true"]')?.focus()
  }, [actionData])
  const [before, after] = [addDays(day, -1), addDays(day, 1)]
  const scale = barScale(pools)
  const buyBy = balanceEnd && balanceEnd > now ? words.buyBy({ when: instantText(balanceEnd, now, read.format) }) : ''
  return (
    <div className="permit-day">
      <PageBar
        title={words.title({ day: read.format.weekdayDate(day) })}
        lede={
          day < today ? words.ledePast({ fee: fee.name }) : words.lede({ fee: fee.name, days: daysBetween(today, day), buyBy })
        }
        crumb={{
          label: words.breadcrumb,
          links: (
            <>
              <Link to="/admin/permits">{labels.title}</Link> / <Link to={month}>{read.format.month(day)}</Link> /{' '}
              <span aria-current="page">{read.format.shortDay(day)}</span>
            </>
          ),
        }}
        actions={
          changes &&
          isAhead &&
          closed === undefined && (
            <>
              <Link className="btn line" to="?ask=allow" preventScrollReset>
                {words.allow}
              </Link>
              <Link className="btn line" to="?ask=want" preventScrollReset>
                {words.add}
              </Link>
              <Link className="btn" to="?ask=book" preventScrollReset>
                {words.reserve}
              </Link>
            </>
          )
        }
      />
      <div className="flash">
        <Flash>{!actionData && did && Object.hasOwn(words.did, did) && words.did[did]}</Flash>
        <div role="alert">
          {actionData && !actionData.dialog && (
            <p className="note bad">{actionData.sentence ?? Object.values(actionData.errors)[0]}</p>
          )}
        </div>
        {closed !== undefined && (
          <p className="note warn">
            {words.closed({ reason: closed })}{' '}
            {changes && <Link to={closurePath({ scope: `permit:${fee.id}`, from: day, to: day })}>{words.toClosure}</Link>}
          </p>
        )}
      </div>
      {changes && permitDialog(params.get(dialogParameter) ?? actionData?.dialog ?? null, loaderData, actionData)}
      <nav className="filters day-steps" aria-label={words.days.label}>
        <Link
          className="chip"
          to={permitDayPath(fee.id, before)}
          rel="prev"
          aria-label={words.days.previous({ day: read.format.weekdayDay(before) })}
        >
          ← {read.format.weekdayDay(before)}
        </Link>
        <Link
          className="chip"
          to={permitDayPath(fee.id, after)}
          rel="next"
          aria-label={words.days.next({ day: read.format.weekdayDay(after) })}
        >
          {read.format.weekdayDay(after)} →
        </Link>
      </nav>
      <div className="panes">
        {pools.map((pool) => (
          <PoolPane
            key={pool.departure?.id ?? 0}
            pool={pool}
            feeId={fee.id}
            scale={scale}
            now={now}
            changes={changes}
            draws={isAhead ? drawsFor(pool, pools) : []}
          />
        ))}
      </div>
    </div>
  )
}

/** What each pool with spare permits can give to one that is short. */
const drawsFor = (pool: PoolView, pools: readonly PoolView[]): DrawOffer[] =>
  pool.short === 0
    ? []
    : pools.filter(({ spare }) => spare > 0).map((from) => ({ from, count: Math.min(pool.short, from.spare) }))
