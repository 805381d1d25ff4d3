import { data, Form, Link, redirect } from 'react-router'
import { findExtraService } from '#features/costs/reads.server.ts'
import { saveExtraService } from '#features/costs/save-extra-service.server.ts'
import { may } from '#features/staff/permissions.ts'
import { listServiceChoices, type ServiceChoice } from '#features/suppliers/reads-book.server.ts'
import { findExtraLoss } from '#features/supply/answers/find-extra-loss.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { TextField } from '../../ui/field.tsx'
import { extraSupplierWords } from '../../words/admin/extra-supplier.ts'
import { admit } from '../admit.server.ts'
import { numberIn } from '../components/number-in.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Pane } from '../components/pane.tsx'
import { Flash } from '../components/toast.tsx'
import { contentKindAt } from '../content-screens/content-kinds.ts'
import { mustFindEntry } from '../content-screens/load-editor.server.ts'
import type { Route } from './+types/extra-supplier.ts'
import { choiceText } from './choice-text.ts'
import { ServiceSelect } from './service-select.tsx'

/** So many services are listed; others are found by their name or their supplier's. */
const mostChoices = 300

/** An extra that is or was on sale: only such a one is in an order. */
async function findExtra(ctx: Context, pathname: string, id: string | undefined) {
  const contentKind = contentKindAt(pathname)
  const entry = await mustFindEntry(ctx, contentKind, id)
  if (entry.trashedAt || entry.liveId === null) throw data(null, { status: 404 })
  return { contentKind, entry, extraId: entry.liveId, isTransfer: (entry.content.transfer ?? 'none') !== 'none' }
}

/** Services that an extra can be ordered by: no stay, and nothing that is counted by the kilometre; of a transfer those that drive. */
async function loadChoices(
  ctx: Context,
  {
    isTransfer,
    search = '',
    stored = [],
    typed = [],
  }: { isTransfer: boolean; search?: string; stored?: number[]; typed?: number[] },
) {
  const { choices, isMore } = await listServiceChoices(ctx.db, { search, most: mostChoices, stored, typed, forStays: false })
  const fits = ({ id, kind, basis }: ServiceChoice) =>
    stored.includes(id) || (basis !== 'km' && (!isTransfer || kind === 'transport'))
  return { choices: choices.filter(fits), isMore }
}

/** That what the supplier asks is more than the extra is sold for; empty where it is not. */
async function lossText(ctx: Context, read: ReadWords, extraId: string): Promise<string> {
  const loss = await findExtraLoss(ctx, extraId)
  if (!loss) return ''
  const money = (minor: number) => read.format.moneyInFull(usd(minor))
  return read(extraSupplierWords).loss({ cost: money(loss.netCostMinor), price: money(loss.withoutVatMinor) })
}

/** What was chosen and not saved: what is wrong with it, or what somebody else has chosen since. */
type SupplierReply = { service: string; error?: string; theirs?: string; choices: ServiceChoice[] }

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'costs:read')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const { contentKind, entry, extraId, isTransfer } = await findExtra(ctx, args.url.pathname, args.params.id)
  const serviceId = await findExtraService(ctx.db, extraId)
  return {
    id: entry.id,
    title: entry.title,
    folder: contentKind.folder,
    list: contentKind.inWords(read).words.title,
    isTransfer,
    mayWrite: may(staff.role, 'rates:write'),
    serviceId,
    ...(await loadChoices(ctx, { isTransfer, stored: serviceId === null ? [] : [serviceId] })),
    saved: args.url.searchParams.get('did') === 'saved',
    loss: await lossText(ctx, read, extraId),
  }
}

/** Saves who delivers the extra, or finds further services to choose from. The reply has what was chosen. */
export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'rates:write')
  const read = wordsReader(args.context)
  const words = read(extraSupplierWords)
  const ctx = contextOf(args.context)
  const { contentKind, entry, extraId, isTransfer } = await findExtra(ctx, args.url.pathname, args.params.id)
  const form = await args.request.formData()
  const service = String(form.get('service') ?? '')
  const serviceId = numberIn(service) ?? null
  const search = String(form.get('find') ?? '')
    .trim()
    .slice(0, 120)
  const found = await loadChoices(ctx, { isTransfer, search, typed: serviceId === null ? [] : [serviceId] })
  const again = (reply: Pick<SupplierReply, 'error' | 'theirs'>, status: number) =>
    data<SupplierReply>({ service, choices: found.choices, ...reply }, { status })
  if (form.get('event') === 'find') return again({}, 200)
  if (service !== '' && !found.choices.some(({ id }) => id === serviceId)) return again({ error: words.wrong }, 422)
  const extra = { id: extraId, entryId: entry.id, name: entry.title }
  const outcome = await saveExtraService(ctx, { extra, seen: numberIn(form.get('seen')) ?? null, serviceId, actor })
  if (outcome.done) return redirect(`/admin/${contentKind.folder}/edit/${entry.id}/supplier?did=saved`, 303)
  const stored = outcome.refusal.serviceId
  const { choices } = await loadChoices(ctx, { isTransfer, stored: stored === null ? [] : [stored] })
  const theirs = choices.find(({ id }) => id === stored)
  return again({ theirs: theirs ? words.changed({ name: choiceText(read, theirs) }) : words.changedToNone }, 409)
}

export const shouldRevalidate = revalidateOnConflict

/** Which supplier delivers an extra: whoever books it, it is ordered there with the rest of the trip. */
export default function ExtraSupplier({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(extraSupplierWords)
  const { id, title, folder, list, isTransfer, mayWrite, serviceId, saved, loss } = loaderData
  const { choices } = actionData ?? loaderData
  return (
    <div className="costs">
      <PageBar
        title={words.title({ name: title })}
        lede={isTransfer ? words.ledeTransfer : words.lede}
        crumb={{
          label: list,
          links: (
            <>
              <Link to={`/admin/${folder}`}>{list}</Link> / <Link to={`/admin/${folder}/edit/${id}`}>{title}</Link> /{' '}
              <span aria-current="page">{words.tab}</span>
            </>
          ),
        }}
      />
      <div className="flash">
        <Flash>{!actionData && saved && words.saved}</Flash>
        {!actionData && loss && <p className="note bad copy num">{loss}</p>}
        <div role="alert">{actionData?.theirs && <p className="note bad copy">{actionData.theirs}</p>}</div>
      </div>
      <Pane title={words.service} className="stack">
        {choices.length === 0 && !actionData ? (
          <p>
            {words.noServices} <Link to="/admin/suppliers">{words.toSuppliers}</Link>
          </p>
        ) : (
          <Form method="post" className="stack" noValidate>
            <input type="hidden" name="seen" value={serviceId ?? ''} />
            <fieldset disabled={!mayWrite} className="stack">
              <ServiceSelect
                key={actionData ? 'chosen' : 'stored'}
                name="service"
                label={words.service}
                value={actionData?.service ?? String(serviceId ?? '')}
                error={actionData?.error}
                none={words.none}
                choices={choices}
              />
              {mayWrite && (
                <div className="row">
                  <button className="btn" type="submit">
                    {words.save}
                  </button>
                </div>
              )}
              {loaderData.isMore && (
                <>
                  <p className="small muted">{words.findHint}</p>
                  <div className="row trial">
                    <TextField name="find" label={words.find} maxLength={120} />
                    <button className="btn line" type="submit" name="event" value="find">
                      {words.findGo}
                    </button>
                  </div>
                </>
              )}
            </fieldset>
          </Form>
        )}
      </Pane>
    </div>
  )
}
