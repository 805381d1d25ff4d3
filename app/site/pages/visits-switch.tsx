import { useEffect, useState } from 'react'
import { useWords } from '../../languages/use-words.ts'
import { isSwitchedOff, optsOutOfRecords, switchOff } from '../../ui/no-records.ts'
import { visitsSwitchWords } from '../../words/visits-switch.ts'

type Choice = 'unknown' | 'counted' | 'off' | 'asked' | 'no-storage'

/**
 * Switches the counting of visits off in this browser. Its page is cached for everybody, so the browser reads the choice from
 * storage.
 */
export function VisitsSwitch() {
  const words = useWords(visitsSwitchWords)
  const [choice, setChoice] = useState<Choice>('unknown')
  useEffect(() => setChoice(choiceNow()), [])
  const sentences: Record<Choice, string> = {
    unknown: '',
    counted: words.on,
    off: words.off,
    asked: words.noTracking,
    'no-storage': words.withoutStorage,
  }
  const choose = (off: boolean) => setChoice(switchOff(off) ? (off ? 'off' : 'counted') : 'no-storage')
  return (
    <section className="wrap leaf" id="not-counted">
      <h2 className="t-2">{words.title}</h2>
      <div className="stack prose">
        {choice === 'unknown' ? (
          <p>{words.withoutScript}</p>
        ) : (
          <>
            <p>{words.text}</p>
            {(choice === 'counted' || choice === 'off') && (
              <label className="switch">
                <input type="checkbox" checked={choice === 'off'} onChange={({ target }) => choose(target.checked)} />
                <span>{words.label}</span>
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

function choiceNow(): Choice {
  if (optsOutOfRecords(navigator)) return 'asked'
  const off = isSwitchedOff()
  if (off === undefined) return 'no-storage'
  return off ? 'off' : 'counted'
}
