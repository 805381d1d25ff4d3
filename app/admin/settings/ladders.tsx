import { data, Form, redirect, useNavigation } from 'react-router'
import { findSettings } from '#features/settings/reads.server.ts'
import { saveLadder } from '#features/settings/save-ladder.server.ts'
import type { LadderName } from '#features/settings/settings.ts'
import { contextOf } from '../../context.ts'
import { ladderRefusal, ladderSettingsWords as words } from '../../words/desk-ladders.ts'
import { admit } from '../admit.server.ts'
import { PageBar } from '../page-bar.tsx'
import { Told } from '../told.tsx'
import type { Route } from './+types/ladders.ts'
import { isLadderName, ladderOf, type TypedLadder, typedIn, typedOf } from './read-ladder-form.ts'

const names: readonly LadderName[] = ['tours', 'stays', 'cars']

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'settings:write')
  const { ladders } = await findSettings(contextOf(args.context).db)
  const saved = args.url.searchParams.get('saved')
  return {
    ladders: names.map((name) => ({ name, typed: typedOf(ladders[name]) })),
    saved: isLadderName(saved) ? words.saved(words.names[saved]) : undefined,
  }
}

export async function action(args: Route.ActionArgs) {
  await admit(args, 'settings:write')
  const form = await args.request.formData()
  const name = form.get('ladder')
  if (!isLadderName(name)) throw data(null, { status: 404 })
  const typed = typedIn(form)
  const policy = ladderOf(typed)
  if (!policy) return data({ name, typed, sentence: words.notNumbers }, { status: 422 })
  const outcome = await saveLadder(contextOf(args.context), name, policy)
  if (outcome.done) return redirect(`/admin/general-settings?saved=${name}`, 303)
  return data({ name, typed, sentence: ladderRefusal(outcome.refusal) }, { status: 422 })
}

export default function Ladders({ loaderData: { ladders, saved }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageBar title={words.title} lede={words.lede} />
      <div className="told">
        <Told>{!actionData && saved}</Told>
      </div>
      <div className="col">
        {ladders.map(({ name, typed }) => {
          const refused = actionData?.name === name ? actionData : undefined
          return <Ladder key={`${name}${saved}`} name={name} typed={refused?.typed ?? typed} problem={refused?.sentence} />
        })}
      </div>
    </>
  )
}

function Ladder({ name, typed, problem }: { name: LadderName; typed: TypedLadder; problem: string | undefined }) {
  const busy = useNavigation().state !== 'idle'
  const title = words.names[name]
  const cell = (field: 'from' | 'to' | 'percent', row: number, value: string) => (
    <td>
      <span className="field">
        <input
          name={`${field}${row}`}
          defaultValue={value}
          inputMode="numeric"
          autoComplete="off"
          aria-label={`${words.step(row + 1)}: ${words[field]}`}
          {...(problem && { 'aria-invalid': true, 'aria-describedby': `${name}-problem` })}
        />
      </span>
    </td>
  )
  return (
    <section className="pane">
      <header>
        <h2>{title}</h2>
      </header>
      <Form method="post" className="ladder-form">
        <input type="hidden" name="ladder" value={name} />
        <div role="alert">
          {problem && (
            <p className="note bad" id={`${name}-problem`}>
              {problem}
            </p>
          )}
        </div>
        <table className="num">
          <thead>
            <tr>
              <th scope="col">{words.from}</th>
              <th scope="col">{words.to}</th>
              <th scope="col">{words.percent}</th>
            </tr>
          </thead>
          <tbody>
            {typed.steps.map(({ from, to, percent }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
              <tr key={row}>
                {cell('from', row, from)}
                {cell('to', row, to)}
                {cell('percent', row, percent)}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small muted">{words.toHint}</p>
        <label className="check">
          <input type="checkbox" name="keepsDeposit" defaultChecked={typed.keepsDeposit} /> {words.keepsDeposit}
        </label>
        <label className="field">
          <b>{words.depositPercent}</b>
          <input name="depositPercent" defaultValue={typed.depositPercent} inputMode="numeric" autoComplete="off" />
        </label>
        <p>
          <button className="btn" type="submit" disabled={busy}>
            {words.save(title)}
          </button>
        </p>
      </Form>
    </section>
  )
}
