import { data, Form, Link, useNavigation } from 'react-router'
import { type PeriodTerms, readPeriodTerms, type TypedTerms, termFields } from '#features/pricing/period-terms.ts'
import { raiseSteps } from '#features/pricing/raise-rate.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { bulkWords } from '../../../words/admin/content/editor-bulk.ts'
import { raiseWords } from '../../../words/admin/content/raise.ts'
import { ratePeriodWords } from '../../../words/admin/content/rate-periods.ts'
import { admit } from '../../admit.server.ts'
import { PageBar } from '../../components/page-bar.tsx'
import { Pane } from '../../components/pane.tsx'
import { usualFrom } from '../../editor/periods/period-rules.ts'
import { periodsOf } from '../../editor/periods/periods-of.ts'
import { contentKindAt } from '../content-kinds.ts'
import { DifferenceTable } from '../difference-table.tsx'
import { readNamed } from '../list/bulk-action.server.ts'
import type { Route } from './+types/raise.ts'
import { planRaise, type RaisePlan, raiseEntries } from './raise-entries.server.ts'

/** The ticked entries of a list with what a raise makes of each of their prices. Nothing is written. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:write')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const contentKind = contentKindAt(args.url.pathname).inWords(read)
  const periods = periodsOf(contentKind.shape)
  if (!periods) throw data(null, { status: 404 })
  const query = args.url.searchParams
  const typed = typedTerms(query, { from: usualFrom({}, kigaliDay(ctx.clock.now())), percent: '5', step: '1' })
  const { terms, errors } = termsOf(read, typed)
  const ids = [...new Set(readNamed(query.getAll('pick')).map(({ id }) => id))]
  return {
    folder: contentKind.folder,
    list: contentKind.words.title,
    picks: query.getAll('pick'),
    typed,
    errors,
    plan: terms ? await planRaise(ctx, read, contentKind, { periods, ids, terms }) : [],
    after: terms ? read(raiseWords).after({ day: read.format.day(terms.from) }) : '',
  }
}

/** Saves the raised rates of the previewed entries as drafts. */
export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'content:write')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const contentKind = contentKindAt(args.url.pathname).inWords(read)
  const periods = periodsOf(contentKind.shape)
  const form = await args.request.formData()
  const { terms } = termsOf(read, typedTerms(form, { from: '', percent: '', step: '' }))
  const named = readNamed(form.getAll('pick').map(String))
  if (!periods || !terms) throw data(null, { status: 404 })
  const outcome = await raiseEntries(ctx, read, contentKind, { rules: periods.rules, named, terms, actor })
  return data(outcome, { status: outcome.saved === 0 ? 409 : 200 })
}

const typedTerms = (given: { get(name: string): unknown }, usual: TypedTerms): TypedTerms => {
  const [from = '', percent = '', step = ''] = termFields.map((field) => String(given.get(field) ?? usual[field]))
  return { from, percent, step }
}

function termsOf(read: ReturnType<typeof wordsReader>, typed: TypedTerms) {
  const outcome: { terms?: PeriodTerms; faults?: { field: string; reason: keyof typeof ratePeriodWords.tree.faults }[] } =
    readPeriodTerms(typed, undefined)
  const faults = read(ratePeriodWords).faults
  const errors: Record<string, string> = Object.fromEntries(
    (outcome.faults ?? []).map(({ field, reason }) => [field, faults[reason]]),
  )
  return { terms: outcome.terms, errors }
}

export default function Raise({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(raiseWords)
  const { folder, list, picks, typed, errors, plan, after } = loaderData
  const terms = useWords(ratePeriodWords).terms
  return (
    <div className="raise">
      <PageBar title={words.title} lede={words.lede} up={[{ to: `/admin/${folder}`, name: list }]} />
      {actionData ? (
        <Saved {...actionData} to={`/admin/${folder}?state=changed`} />
      ) : (
        <div className="panes">
          <Form method="get" className="pane stack" preventScrollReset>
            {picks.map((pick) => (
              <input key={pick} type="hidden" name="pick" value={pick} />
            ))}
            <div className="row wraps">
              <TextField name="from" type="date" label={terms.from} defaultValue={typed.from} error={errors.from} />
              <TextField
                name="percent"
                inputMode="numeric"
                className="num"
                autoComplete="off"
                label={terms.percent}
                defaultValue={typed.percent}
                error={errors.percent}
              />
              <SelectField
                name="step"
                label={terms.step}
                choices={raiseSteps.map((step) => ({ value: String(step), words: String(step) }))}
                defaultValue={typed.step}
                error={errors.step}
              />
            </div>
            <p>
              <button className="btn line" type="submit">
                {words.preview}
              </button>
            </p>
          </Form>
          {picks.length === 0 && <p className="note">{words.none}</p>}
          {plan.length > 0 && <Plan plan={plan} folder={folder} typed={typed} after={after} />}
        </div>
      )}
    </div>
  )
}

function Plan({ plan, folder, typed, after }: { plan: RaisePlan; folder: string; typed: TypedTerms; after: string }) {
  const words = useWords(raiseWords)
  const busy = useNavigation().state !== 'idle'
  const moved = plan.filter(({ refused }) => refused === '')
  return (
    <Pane title={words.planTitle}>
      <Form method="post" className="stack" preventScrollReset>
        {termFields.map((field) => (
          <input key={field} type="hidden" name={field} value={typed[field]} />
        ))}
        {moved.map(({ id, version }) => (
          <input key={id} type="hidden" name="pick" value={`${id}.${version}`} />
        ))}
        <ul className="item-list num">
          {plan.map(({ id, title, refused, change, prices }) => (
            <li key={id}>
              <div>
                <Link to={`/admin/${folder}/edit/${id}`}>{title}</Link>
                <small>{refused ? <span className="presses">{refused}</span> : change}</small>
                {prices.length > 0 && (
                  <details className="fold">
                    <summary>
                      <span className="visually-hidden">{title}: </span>
                      {words.prices({ count: prices.length })}
                    </summary>
                    <DifferenceTable caption={title} before={words.before} after={after} rows={prices} />
                  </details>
                )}
              </div>
            </li>
          ))}
        </ul>
        {moved.length === 0 ? (
          <p className="note">{words.nothing}</p>
        ) : (
          <p>
            <button className="btn" type="submit" aria-disabled={busy}>
              {words.go({ count: moved.length })}
            </button>
          </p>
        )}
      </Form>
    </Pane>
  )
}

function Saved({ saved, refused, to }: { saved: number; refused: readonly string[]; to: string }) {
  const words = useWords(raiseWords)
  const bulk = useWords(bulkWords)
  return (
    <div className="stack">
      {saved > 0 && (
        <p className="note ok" role="status">
          {words.saved({ count: saved })} <Link to={to}>{words.toList}</Link>
        </p>
      )}
      {refused.length > 0 && (
        <div className="note bad" role="alert">
          <p>
            <b>{bulk.refusedTitle({ count: refused.length })}</b>
          </p>
          <ul>
            {refused.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
