import { data, Form, Link, useNavigation } from 'react-router'
import { listTermsOf } from '#features/permits/authorities/reads.server.ts'
import { listVisitorFees } from '#features/places/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { addDays, type Day, kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { authorityListWords } from '../../../words/admin/permits/authorities.ts'
import { authorityTermWords } from '../../../words/admin/permits/authority-terms.ts'
import { admit } from '../../admit.server.ts'
import { PageBar } from '../../components/page-bar.tsx'
import type { Route } from './+types/terms.ts'
import { authorityOfAddress, termsOfAddress } from './of-address.server.ts'
import { changeTermsByForm } from './save-terms.server.ts'
import { spanText, termValues } from './term-rows.ts'
import { TermsForm } from './terms-form.tsx'

/** The terms of an address with their permit, or none for new terms of the permit that it names; a 404 where there is no such thing. */
async function ofAddress(db: Db, { params, url }: Pick<Route.LoaderArgs, 'params' | 'url'>) {
  const { id, termsId } = params
  if (termsId !== undefined) {
    const { authority, terms } = await termsOfAddress(db, { id, termsId })
    return { authority, terms, feeId: terms.feeId }
  }
  const authority = await authorityOfAddress(db, id)
  const feeId = url.searchParams.get('fee') ?? ''
  if (!authority.feeIds.includes(feeId)) throw data(null, { status: 404 })
  return { authority, terms: undefined, feeId }
}

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'permits:write')
  const read = wordsReader(args.context)
  const words = read(authorityTermWords)
  const { db, clock } = contextOf(args.context)
  const { authority, terms, feeId } = await ofAddress(db, args)
  const { hints } = words
  const last =
    terms?.checkedOn && terms.checkedBy
      ? hints.checkedBy({ day: read.format.day(terms.checkedOn), who: terms.checkedBy })
      : hints.never
  return {
    authority: { id: authority.id, name: authority.name },
    permit: (await listVisitorFees(db)).get(feeId)?.name ?? feeId,
    terms: terms && { days: spanText(read, terms), version: terms.version },
    last,
    values: terms ? termValues(terms) : await newValues(db, feeId, kigaliDay(clock.now())),
  }
}

/** New terms begin with those of the last row, from the day after it or from today; who says so, and how sure it is, is said anew. */
async function newValues(db: Db, feeId: string, today: Day): Promise<Record<string, string>> {
  const [last] = await listTermsOf(db, [feeId])
  if (!last) return { fromDay: today, payment: 'unknown', refund: 'unknown', confidence: 'medium', fit: 'on' }
  const fromDay = last.toDay === null ? (today > last.fromDay ? today : addDays(last.fromDay, 1)) : addDays(last.toDay, 1)
  return { ...termValues(last), fromDay, toDay: '', source: '', sourceUrl: '', publishedOn: '', confidence: 'medium', fit: 'on' }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'permits:write')
  const ctx = contextOf(args.context)
  const { authority, terms, feeId } = await ofAddress(ctx.db, args)
  const form = await args.request.formData()
  return changeTermsByForm(ctx, wordsReader(args.context), { authorityId: authority.id, feeId, terms, form, actor })
}

export const shouldRevalidate = revalidateOnConflict

/** The form of the terms of a permit, new or known. */
export default function TermsPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(authorityTermWords)
  const listLabels = useWords(authorityListWords)
  const { authority, permit, terms, last, values } = loaderData
  const title = terms ? words.editTitle : words.newTitle
  return (
    <div className="authorities">
      <PageBar
        title={title}
        lede={
          terms
            ? words.ledeOf({ days: terms.days, permit, authority: authority.name })
            : words.lede({ permit, authority: authority.name })
        }
        crumb={{
          label: listLabels.breadcrumb,
          links: (
            <>
              <Link to="/admin/permits/authorities">{listLabels.title}</Link> /{' '}
              <Link to={`/admin/permits/authorities/${authority.id}`}>{authority.name}</Link> /{' '}
              <span aria-current="page">{title}</span>
            </>
          ),
        }}
      />
      <div className="narrow panes">
        <TermsForm values={values} version={terms?.version ?? 0} reply={actionData} last={last} />
        {terms && <DeletePane version={terms.version} refusal={actionData?.remove} />}
      </div>
    </div>
  )
}

function DeletePane({ version, refusal }: { version: number; refusal: string | undefined }) {
  const words = useWords(authorityTermWords).remove
  const busy = useNavigation().state !== 'idle'
  return (
    <details className="pane" open={refusal !== undefined}>
      <summary>
        <h2>{words.title}</h2>
      </summary>
      <Form method="post" className="stack" preventScrollReset>
        <input type="hidden" name="version" value={version} />
        <p className="small muted">{words.text}</p>
        <div role="alert">{refusal && <p className="note bad">{refusal}</p>}</div>
        <button className="btn line" type="submit" name="event" value="delete" aria-disabled={busy}>
          {words.go}
        </button>
      </Form>
    </details>
  )
}
