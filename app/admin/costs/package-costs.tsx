import { data, Link, redirect } from 'react-router'
import { servicesStamp } from '#features/costs/package-service.ts'
import { packageServicesForm } from '#features/costs/package-services-form.ts'
import { savePackageServices } from '#features/costs/save-package-services.server.ts'
import { may } from '#features/staff/permissions.ts'
import type { ServiceChoice } from '#features/suppliers/reads-book.server.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { packageCostWords } from '../../words/admin/package-costs.ts'
import { admit } from '../admit.server.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Pane } from '../components/pane.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/package-costs.ts'
import { CostsForm } from './costs-form.tsx'
import {
  findCostedPackage,
  gapsOf,
  lastDayOf,
  loadPackageServices,
  mealFaultsOf,
  otherSeatsOf,
  readTrial,
  servicesOf,
  trialOf,
} from './load-package-costs.server.ts'
import { serviceText } from './service-text.ts'
import { TrialPane } from './trial-pane.tsx'

// The form names accommodation levels as visitors read them.
export const handle = { words: ['comforts'] } satisfies RouteHandle

/** What was typed and not saved: what is wrong with it, or what somebody else has saved since it was shown, a line for each service. */
type CostsReply = {
  values: Record<string, string>
  errors: Record<string, string>
  choices: ServiceChoice[]
  isMore: boolean
  theirs?: string[]
}

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'costs:read')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const { contentKind, entry, sold } = await findCostedPackage(ctx, args.url.pathname, args.params.id)
  const head = {
    id: entry.id,
    title: entry.title,
    folder: contentKind.folder,
    list: contentKind.inWords(read).words.title,
  }
  if (!sold) return { head, mayWrite: false, sold: undefined }
  const { services, choices, isMore } = await loadPackageServices(ctx.db, sold.package.id)
  const trial = readTrial(args.url.searchParams, ctx.clock.now())
  return {
    head,
    mayWrite: may(staff.role, 'rates:write'),
    sold: {
      lastDay: lastDayOf(sold.package),
      services,
      choices,
      isMore,
      gaps: gapsOf(read, sold, { services, choices }),
      mealFaults: await mealFaultsOf(ctx.db, read, sold, { services, choices }),
      otherSeats: otherSeatsOf(sold, { services, choices }),
      trial,
      results: await trialOf(ctx, read, sold, trial),
    },
    saved: args.url.searchParams.get('did') === 'saved',
  }
}

/** Saves what the package takes of suppliers, all of it, or finds further services to choose from. The reply has what was typed. */
export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'rates:write')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const { contentKind, entry, sold } = await findCostedPackage(ctx, args.url.pathname, args.params.id)
  if (!sold) throw data(null, { status: 404 })
  const form = await args.request.formData()
  const search = String(form.get('find') ?? '')
    .trim()
    .slice(0, 120)
  const { choices, isMore } = await loadPackageServices(ctx.db, sold.package.id, { search, typed: servicesOf(form) })
  const again = (reply: Omit<CostsReply, 'values' | 'choices' | 'isMore'>, status: number) =>
    data<CostsReply>({ values: typed(form), choices, isMore, ...reply }, { status })
  if (form.get('event') === 'find') return again({ errors: {} }, 200)
  const facts = { bases: new Map(choices.map(({ id, basis }) => [id, basis])), lastDay: lastDayOf(sold.package) }
  const { value, reply } = readForm(form, packageServicesForm(facts))
  if (reply) {
    const problems: Readonly<Record<string, string>> = read(packageCostWords).problems
    const errors = Object.fromEntries(Object.entries(reply.errors).map(([name, key]) => [name, problems[key] ?? key]))
    return again({ errors }, 422)
  }
  const seen = String(form.get('seen') ?? '')
  const product = { id: sold.package.id, entryId: entry.id, title: entry.title }
  const outcome = await savePackageServices(ctx, { package: product, seen, services: value, actor })
  if (outcome.done) return redirect(`/admin/${contentKind.folder}/edit/${entry.id}/costs?did=saved`, 303)
  const theirs = outcome.refusal.services.map((service) => serviceText(read, service, choices))
  return again({ errors: {}, theirs }, 409)
}

/** Who reads what somebody else has saved and saves again means to put the own services in its place. */
export const shouldRevalidate = revalidateOnConflict

export default function PackageCosts({ loaderData: { head, mayWrite, sold, saved }, actionData }: Route.ComponentProps) {
  const words = useWords(packageCostWords)
  const edit = `/admin/${head.folder}/edit/${head.id}`
  return (
    <div className="costs">
      <PageBar
        title={words.title({ name: head.title })}
        lede={words.lede}
        crumb={{
          label: head.list,
          links: (
            <>
              <Link to={`/admin/${head.folder}`}>{head.list}</Link> / <Link to={edit}>{head.title}</Link> /{' '}
              <span aria-current="page">{words.tab}</span>
            </>
          ),
        }}
      />
      <div className="flash">
        <Flash>{!actionData && saved && words.saved}</Flash>
        <div role="alert">
          {actionData?.theirs && (
            <div className="note bad copy">
              <p>{actionData.theirs.length > 0 ? words.changed : words.emptied}</p>
              <ul className="bullets num">
                {actionData.theirs.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
      {!sold && <p className="note">{words.notPublished}</p>}
      {sold && sold.choices.length === 0 && (
        <p className="note">
          {words.noServices} <Link to="/admin/suppliers">{words.toSuppliers}</Link>
        </p>
      )}
      {sold && sold.choices.length > 0 && (
        <div className="panes">
          <TrialPane trial={sold.trial} results={sold.results} />
          <Pane title={words.rows} className="stack">
            <Doubts lede={words.gaps.lede} sentences={sold.gaps.map((gap) => words.gaps.nights(gap))} />
            <Doubts lede={words.meals.lede} sentences={sold.mealFaults} />
            <Doubts
              lede={words.otherSeats.lede}
              sentences={sold.otherSeats.map((vehicle) => words.otherSeats.vehicle(vehicle))}
            />
            <CostsForm
              key={actionData ? 'typed' : servicesStamp(sold.services)}
              {...sold}
              choices={actionData?.choices ?? sold.choices}
              isMore={actionData?.isMore ?? sold.isMore}
              mayWrite={mayWrite}
              values={actionData?.values}
              errors={actionData?.errors ?? {}}
            />
          </Pane>
        </div>
      )}
    </div>
  )
}

/** What is doubtful in the saved costs, in a list below a sentence; nothing where nothing is. */
function Doubts({ lede, sentences }: { lede: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <div className="note copy">
      <p>{lede}</p>
      <ul className="bullets num">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
