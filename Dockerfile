# The site and the admin area in one image. docs/operations.md tells what to set and how it was tried.
# No secret is needed to build it, and none may come in: settings come from the environment when it runs.

FROM node:26-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci

FROM packages AS build
COPY . .
RUN NODE_ENV=production npm run build && npm prune --omit=dev

FROM node:26-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data LOG_FORMAT=json
WORKDIR /app
# What serves cannot change its own code: it belongs to root.
COPY --from=build /app /app
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin impamba \
  && install --directory --owner=impamba --group=impamba --mode=0700 /data
USER impamba
VOLUME /data
EXPOSE 3000
# Whether the process lives. Whether it can serve is /ready, and a question of whoever balances.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Without a shell in between, so that it hears SIGTERM itself.
CMD ["node", "build/server/server.js"]
