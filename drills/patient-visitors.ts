import { setTimeout as pause } from 'node:timers/promises'
import { departureStep } from '#tests/support/first-steps.ts'
import { draftOf, visitor } from '#tests/support/visitor.ts'

/** The answers that visitors got, whatever else happened to them. */
export type VisitorOutcome = {
  /** The reference of each intention that was answered, in the order of the answers: each visitor wants one booking. */
  acknowledged: string[]
  /** Answers that must not happen, by what they were. */
  wrong: string[]
  /** How often a visitor had to try again, because no answer came, or because the answer was to try again. */
  triedAgain: number
}

/**
 * Visitors who book seats on a departure one after another, by the site's own forms, until `stop`. A visitor who gets no answer
 * or a 503 tries the same again, at the last step with the same draft, until they have their booking's reference.
 */
export function sendVisitors(url: string, departure: string, { together, seats }: { together: number; seats: number }) {
  const outcome: VisitorOutcome = { acknowledged: [], wrong: [], triedAgain: 0 }
  let stopped = false

  /** Tries until it is done; gives up only when visitors are to stop and this one has not pressed the last button. */
  async function insist<Value>(step: () => Promise<Value | undefined>, mayStop: boolean): Promise<Value | undefined> {
    for (;;) {
      const value = await step().catch((error: unknown) => noteIfWrong(error))
      if (value !== undefined) return value
      if (stopped && mayStop) return undefined
      outcome.triedAgain += 1
      await pause(150)
    }
  }

  /** A step of the draft that answers with a fault of ours is a breach; one that is not answered, or answered 503, is not. */
  function noteIfWrong(error: unknown): undefined {
    const status = /answered (\d+)/.exec(String(error))?.[1]
    if (status && status !== '503') outcome.wrong.push(`A step was answered ${status}`)
  }

  async function beVisitor(): Promise<void> {
    while (!stopped) {
      const draft = await insist(() => draftOf(url, departureStep(departure, seats), seats), true)
      if (draft === undefined) return
      await insist(() => pressUntilAnswered(draft), false)
    }
  }

  /** Presses the last button once; false where an answer is impossible, because the draft or the stock is lost. */
  async function pressUntilAnswered(draft: string): Promise<boolean | undefined> {
    const answer = await (await visitor(url).pay(draft, 'bank-transfer'))()
    await answer.arrayBuffer()
    const [, reference] = /^\/bookings\/([2-9A-Z]{4}-[2-9A-Z]{4})/.exec(answer.headers.get('location') ?? '') ?? []
    if (reference) {
      outcome.acknowledged.push(reference)
      return true
    }
    if (answer.status >= 500 && answer.status !== 503) outcome.wrong.push(`The last step was answered ${answer.status}`)
    if (![302, 404, 409].includes(answer.status)) return undefined
    outcome.wrong.push(`A visitor at the last step was sent away with ${answer.status}`)
    return false
  }

  const visitors = Array.from({ length: together }, () => beVisitor())
  return {
    outcome,
    /** Waits until one more visitor has a booking, on a machine of any speed; half a minute at most. */
    async oneMore(): Promise<void> {
      const [before, deadline] = [outcome.acknowledged.length, performance.now() + 30_000]
      while (outcome.acknowledged.length === before && performance.now() < deadline) await pause(10)
    },
    /** Lets those who have pressed the last button get their answer, and sends the others home. */
    async stop(): Promise<VisitorOutcome> {
      stopped = true
      await Promise.all(visitors)
      return outcome
    },
  }
}
