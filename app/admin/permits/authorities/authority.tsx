import { data, Link, redirect } from 'react-router'
import { licenceState } from '#features/permits/authorities/authority.ts'
import { listTermsOf } from '#features/permits/authorities/reads.server.ts'
import { checkAuthorityTerms } from '#features/permits/authorities/save-authority-terms.server.ts'
import { listFeeChoices } from '#features/places/reads-choices.server.ts'
import { residencies } from '#features/places/visitor-fee.ts'
import { may } from '#features/staff/permissions.ts'
import { findSupplier } from '#features/suppliers/reads.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { authorityListWords } from '../../../words/admin/permits/authorities.ts'
import { authorityWords } from '../../../words/admin/permits/authority.ts'
import { residencyWords } from '../../../words/residencies.ts'
import { admit } from '../../admit.server.ts'
import { FactRows } from '../../components/fact-rows.tsx'
import { PageBar } from '../../components/page-bar.tsx'
import { Pane } from '../../components/pane.tsx'
import { Flash } from '../../components/toast.tsx'
import type { Route } from './+types/authority.ts'
import { openText, workDaysText, zoneText } from './authority-facts.ts'
import { type CreditReply, creditByForm } from './credit-action.server.ts'
import { CreditPane } from './credit-pane.tsx'
import { FeePane } from './fee-pane.tsx'
import { loadCredit } from './load-credit.server.ts'
import { authorityOfAddress, termsOfAddress } from './of-address.server.ts'
import { termsView } from './terms-view.ts'

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  const words = read(authorityWords)
  const { db, clock } = contextOf(args.context)
  const authority = await authorityOfAddress(db, args.params.id)
  const today = kigaliDay(clock.now())
  const [fees, terms, supplier] = await Promise.all([
    listFeeChoices(db),
    listTermsOf(db, authority.feeIds),
    // Suppliers are for those who see what they cost.
    authority.supplierId !== null && may(staff.role, 'costs:read') ? findSupplier(db, authority.supplierId) : undefined,
  ])
  const { facts } = words
  const { closesAt, timeZone, licence, licenceUntil, numberPattern, evidence } = authority
  const residencyNames = read(residencyWords)
  return {
    writes: may(staff.role, 'permits:write'),
    authority: {
      id: authority.id,
      name: authority.name,
      lede: words.lede({ country: authority.country, open: openText(read, authority) }),
      facts: [
        [facts.closesAt, facts.clock({ clock: closesAt, zone: zoneText(timeZone) })],
        [facts.worksOn, workDaysText(read, authority.worksOn)],
        [facts.licence, licence || facts.none],
        ...(licenceUntil ? [[facts.licenceUntil, read.format.day(licenceUntil)]] : []),
        [facts.numberPattern, numberPattern || facts.none],
      ] as [string, string][],
      licence: licenceState(authority, today),
      supplier: supplier && { id: supplier.id, name: supplier.name },
      classes: residencies.map((one): [string, string] => [residencyNames[one], evidence[one] ?? words.classes.none]),
    },
    fees: fees
      .filter(({ id }) => authority.feeIds.includes(id))
      .map(({ id, name, fee }) => {
        const own = terms.filter(({ feeId }) => feeId === id).map((one) => termsView(read, one, today))
        return {
          id,
          name,
          age: fee.minimumAge,
          now: own.filter(({ time }) => time === 'now'),
          later: own.filter(({ time }) => time === 'future').toReversed(),
          earlier: own.filter(({ time }) => time === 'past'),
        }
      }),
    credit: await loadCredit(db, read, { authorityId: authority.id, now: clock.now() }),
    did: args.url.searchParams.get('did') ?? '',
  }
}

/** What a form of the page came back with. */
type Reply = { sentence?: string; credit?: CreditReply }

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'permits:write')
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  if (form.get('event') === 'credit') {
    const { id: authorityId } = await authorityOfAddress(ctx.db, args.params.id)
    const credit = await creditByForm(ctx, wordsReader(args.context), { authorityId, form, actor })
    if (credit) return data<Reply>({ credit }, { status: 422 })
    return redirect(`/admin/permits/authorities/${authorityId}?did=credit#credit`, 303)
  }
  const { authority, terms } = await termsOfAddress(ctx.db, { id: args.params.id, termsId: String(form.get('terms')) })
  if (form.get('event') !== 'check') throw data(null, { status: 422 })
  const seen = { id: terms.id, version: Number(form.get('version')) || 0 }
  const checked = await checkAuthorityTerms(ctx, { seen, actor })
  if (checked.done) return redirect(`/admin/permits/authorities/${authority.id}?did=checked`, 303)
  if (checked.refusal.reason === 'terms-unknown') throw data(null, { status: 404 })
  return data<Reply>({ sentence: wordsReader(args.context)(authorityWords).checkRefused }, { status: 409 })
}

export const shouldRevalidate = revalidateOnConflict

/** One authority: its permits with their terms by days, its facts, and what fee classes show. */
export default function AuthorityPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(authorityWords)
  const listLabels = useWords(authorityListWords)
  const { writes, authority, fees, did, credit } = loaderData
  const path = `/admin/permits/authorities/${authority.id}`
  const flashes: Readonly<Record<string, string>> = {
    saved: words.saved,
    'terms-saved': words.wasSaved,
    checked: words.wasChecked,
    deleted: words.wasDeleted,
    credit: words.credit.recorded,
  }
  return (
    <div className="authorities">
      <PageBar
        title={authority.name}
        lede={authority.lede}
        crumb={{
          label: listLabels.breadcrumb,
          links: (
            <>
              <Link to="/admin/permits/authorities">{listLabels.title}</Link> / <span aria-current="page">{authority.name}</span>
            </>
          ),
        }}
        actions={
          writes && (
            <Link className="btn line" to={`${path}/edit`}>
              {words.edit}
            </Link>
          )
        }
      />
      <Flash>{!actionData && flashes[did]}</Flash>
      <div role="alert">{actionData?.sentence && <p className="note bad">{actionData.sentence}</p>}</div>
      <p className="small muted">{words.copied}</p>
      <div className="edit">
        <div className="panes">
          {fees.length === 0 && <p className="pane muted">{words.fees.none}</p>}
          {fees.map((fee) => (
            <FeePane key={fee.id} fee={fee} path={path} writes={writes} />
          ))}
        </div>
        <div className="panes">
          <FactsPane data={loaderData} />
          <CreditPane key={credit.moves[0]?.id ?? 0} credit={credit} writes={writes} path={path} reply={actionData?.credit} />
          <Pane title={words.classes.title} className="stack">
            <p className="small muted">{words.classes.lede}</p>
            <FactRows facts={authority.classes} className="kv one-column" />
          </Pane>
        </div>
      </div>
    </div>
  )
}

function FactsPane({ data: { authority } }: { data: Route.ComponentProps['loaderData'] }) {
  const words = useWords(authorityWords).facts
  const listLabels = useWords(authorityListWords)
  const { supplier, licence } = authority
  const name = supplier && <Link to={`/admin/suppliers/${supplier.id}`}>{supplier.name}</Link>
  return (
    <Pane title={words.title}>
      <FactRows facts={[...authority.facts, ...(name ? [[words.supplier, name] as const] : [])]} />
      {licence === 'ended' && <p className="note bad">{listLabels.licenceEnded}</p>}
    </Pane>
  )
}
