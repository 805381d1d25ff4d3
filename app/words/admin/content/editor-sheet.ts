import { source } from '#platform/languages/source.ts'

/** What a sheet of prices says. */
export const sheetWords = source('admin-editor-sheet', {
  unread: {
    'not-a-number': 'This is not an amount. Write it like {whole, select, yes {125,000} other {1,250 or 1250.50}}.',
    'two-readings': 'This amount can be read in two ways. Write 1250 without a separator.',
    'other-currency': 'Prices are in {currency}. Convert it first.',
    negative: 'A price cannot be negative.',
    zero: 'Leave the cell empty for no price.',
    'too-fine': '{whole, select, yes {Prices in {currency} have no decimals.} other {Use at most two decimals, like 1,250.33.}}',
    'no-group': 'Enter the number of people for this row. It must be unique.',
    'too-large': 'The maximum is {code, select, USD {1,000,000 dollars} other {{most}}}.',
  },
  currencies: {
    USD: 'US dollars',
    EUR: 'euros',
    RWF: 'Rwandan francs',
    UGX: 'Ugandan shillings',
    KES: 'Kenyan shillings',
    TZS: 'Tanzanian shillings',
  },
  refused: '“{text}” was not used. {why}',
  was: 'Saved: {text}.',
  wasEmpty: 'Not saved yet.',
  fillDown: 'Fill down',
  undo: 'Undo',
  undone: 'Last change undone.',
  nothingToUndo: 'Nothing to undo.',
  filled: 'Filled down.',
  cleared: '{count, plural, one {# cell} other {# cells}} cleared.',
  copied: '{count, plural, one {# cell} other {# cells}} copied.',
  pasted:
    '{read, plural, one {# cell} other {# cells}} pasted.{refused, plural, =0 {} one { # cell could not be read.} other { # cells could not be read.}}{outside, plural, =0 {} one { # price did not fit in the table and were left out.} other { # prices did not fit in the table and were left out.}}',
  unreadCount: '{count, plural, one {# cell cannot be read.} other {# cells cannot be read.}}',
  doubtCount: '{count, plural, one {Check 1 cell.} other {Check # cells.}}',
  more: '{count, plural, one {And 1 more.} other {And # more.}}',
  keys: 'Keyboard shortcuts',
  keyList: {
    move: { keys: 'Arrows, Tab, Enter', does: 'move to another cell' },
    edit: { keys: 'Typing, F2', does: 'replace or edit the value' },
    cancel: { keys: 'Escape', does: 'cancel typing' },
    select: { keys: 'Shift and arrows', does: 'select' },
    copy: { keys: 'Ctrl C, Ctrl V', does: 'copy and paste, also from Excel' },
    fill: { keys: 'Ctrl D', does: 'fill down' },
    clear: { keys: 'Delete', does: 'clear cells' },
    undo: { keys: 'Ctrl Z', does: 'undo' },
  },
})
