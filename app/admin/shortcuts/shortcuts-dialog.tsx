import { useId } from 'react'
import { useWords } from '../../languages/use-words.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { shortcutWords } from '../../words/admin/shortcuts.ts'
import { useDialog } from '../components/dialogs/use-dialog.ts'
import { useCtrlName } from './ctrl-name.ts'
import { LetterKeysSwitch } from './letter-keys-switch.tsx'
import { type Shortcut, shortcutGroups } from './shortcuts.ts'

type Props = { open: boolean; onClose(): void; shortcuts: readonly Shortcut[] }

/** Every key of the admin area, and the switch that turns the single letters off. */
export function ShortcutsDialog({ open, onClose, shortcuts }: Props) {
  const words = useWords(shortcutWords)
  const { rail } = useWords(frameAdminWords)
  const textOf = ({ does }: Shortcut) => ('to' in does ? rail[does.screen] : words.names[does.name])
  const dialog = useDialog(open, onClose)
  const id = useId()
  return (
    <dialog {...dialog} className="shortcuts" aria-labelledby={id}>
      <header className="row">
        <h2 id={id}>{words.title}</h2>
        <button type="button" className="btn line sm" onClick={() => dialog.ref.current?.close()}>
          {words.close}
        </button>
      </header>
      <p className="muted small">{words.text}</p>
      <LetterKeysSwitch />
      <div className="of-keys">
        {shortcutGroups.map((group) => (
          <section key={group} className={group}>
            <h3>{words.groups[group]}</h3>
            <dl>
              {shortcuts
                .filter((one) => one.group === group)
                .map((one) => (
                  <div key={one.keys.join()}>
                    <dt>{textOf(one)}</dt>
                    <dd>
                      <Keys of={one} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </dialog>
  )
}

function Keys({ of: { keys, ctrl } }: { of: Shortcut }) {
  const words = useWords(shortcutWords)
  const [first, second] = keys
  const name = useCtrlName()
  return (
    <>
      {ctrl && (
        <>
          <kbd>{name}</kbd>{' '}
        </>
      )}
      <kbd>{first}</kbd>
      {second && (
        <>
          {' '}
          <small>{words.after}</small> <kbd>{second}</kbd>
        </>
      )}
    </>
  )
}
