import { useEffect, useState } from 'react'
import { isSwitchedOff, optsOutOfRecords, switchOff } from '../../ui/no-records.ts'
import { visitsSwitchWords as says } from '../../words/pages.ts'

type Choice = 'unknown' | 'counted' | 'off' | 'asked' | 'no-storage'

/**
 * Switches the counting of visits off in this browser. Its page is cached for everybody, so the browser reads the choice from
 * storage.
 */
export function VisitsSwitch() {
  const [choice, setChoice] = useState<Choice>('unknown')
  useEffect(() => setChoice(choiceNow()), [])
  const choose = (off: boolean) => setChoice(switchOff(off) ? (off ? 'off' : 'counted') : 'no-storage')
  return (
    <section className="wrap leaf" id="not-counted">
      <h2 className="t-2">{says.title}</h2>
      <div className="stack prose">
        {choice === 'unknown' ? (
          <p>{says.withoutScript}</p>
        ) : (
          <>
            <p>{says.text}</p>
            {(choice === 'counted' || choice === 'off') && (
              <label className="switch">
                <input type="checkbox" checked={choice === 'off'} onChange={({ target }) => choose(target.checked)} />
                <span>{says.label}</span>
              </label>
            )}
          </>
        )}
        <p role="status" className="ui muted">
          {sentences[choice]}
        </p>
      </div>
    </section>
  )
}

const sentences: Record<Choice, string> = {
  unknown: '',
  counted: says.on,
  off: says.off,
  asked: says.noTracking,
  'no-storage': says.withoutStorage,
}

function choiceNow(): Choice {
  if (optsOutOfRecords(navigator)) return 'asked'
  const off = isSwitchedOff()
  if (off === undefined) return 'no-storage'
  return off ? 'off' : 'counted'
}
