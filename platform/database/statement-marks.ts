import { type KyselyPlugin, type QueryResult, RawNode, type RootOperationNode, SelectModifierNode, type UnknownRow } from 'kysely'

/** Appends a mark, an SQL comment, to every statement; the connection reads from it how to send the statement. */
export const markWith = (mark: string): KyselyPlugin => ({
  transformQuery: ({ node }) => marked(node, mark),
  transformResult: async ({ result }): Promise<QueryResult<UnknownRow>> => result,
})

function marked(node: RootOperationNode, mark: string): RootOperationNode {
  const end = RawNode.createWithSql(mark)
  switch (node.kind) {
    case 'RawNode':
      return { ...node, sqlFragments: node.sqlFragments.with(-1, `${node.sqlFragments.at(-1)} ${mark}`) }
    case 'SelectQueryNode':
      return { ...node, endModifiers: [...(node.endModifiers ?? []), SelectModifierNode.createWithExpression(end)] }
    case 'InsertQueryNode':
    case 'UpdateQueryNode':
    case 'DeleteQueryNode':
      return { ...node, endModifiers: [...(node.endModifiers ?? []), end] }
    default:
      return node
  }
}
