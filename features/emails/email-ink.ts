/** The colours of emails: the light ones of the site. They are set on each element, for a client that strips the style sheet. */
export const ink = {
  soot: '#122423',
  kaolin: '#f6f7f3',
  sunk: '#ebeee7',
  line: '#cdd3cc',
  quiet: '#495957',
  laterite: '#b2412b',
  onLaterite: '#fefcf6',
} as const

export const display = "'Bricolage Grotesque', 'Arial Narrow', Roboto, Arial, sans-serif"
export const reading = "Newsreader, Georgia, 'Noto Serif', serif"

/** The dark ones, for a client that applies style sheets and whose reader prefers dark. */
export const darkInk = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.around,.around>table>tbody>tr>td{background-color:#061110!important;color:#eaeae1!important}
.sheet{background-color:#0a1616!important;border-top-color:#ea8962!important;color:#eaeae1!important}
.quiet{color:#a7b3a9!important}
.rule{border-color:#2b3a39!important}
.sum{border-color:#eaeae1!important}
.press{background-color:#ea8962!important;color:#22110b!important}
}`
