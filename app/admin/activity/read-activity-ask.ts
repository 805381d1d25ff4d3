import { type ActivityAction, activityActions, type Subject, subjectKinds } from '#features/activity/action.ts'

/** What an address of the log asks for; what it cannot mean is as if it were not there. */
export type ActivityAsk = {
  who?: string | undefined
  what?: ActivityAction | undefined
  kind?: Subject['kind'] | undefined
  /** The id of one thing, of the kind. */
  of?: string | undefined
  before?: number | undefined
}

export function readActivityAsk(params: URLSearchParams): ActivityAsk {
  const text = (name: string) => params.get(name)?.slice(0, 100) || undefined
  const kind = subjectKinds.find((one) => one === params.get('kind'))
  const before = Number(params.get('before'))
  return {
    who: text('who'),
    what: activityActions.find((one) => one === params.get('what')),
    kind,
    of: kind && text('of'),
    before: Number.isSafeInteger(before) && before > 0 ? before : undefined,
  }
}

/** The address that asks so; an id in it names nobody. */
export function activityPath(ask: ActivityAsk): string {
  const asked = Object.entries(ask).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return asked.length === 0 ? '/admin/activity' : `/admin/activity?${new URLSearchParams(asked)}`
}
