# The server with its data in /data. Node 24 runs the sources as they are; only the web app is built. To have the same base for ever,
# name it by digest: docker compose build --build-arg NODE_IMAGE=node@sha256:...
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS app
WORKDIR /app
COPY . .
RUN npm install --no-save --no-fund --no-audit --ignore-scripts && node node_modules/vite/bin/vite.js build client

FROM ${NODE_IMAGE}
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PATH=/app/node_modules/.bin:$PATH
COPY package.json package-lock.json ./
COPY kernel/package.json kernel/
COPY parts/package.json parts/
COPY games/package.json games/
COPY bots/package.json bots/
COPY protocol/package.json protocol/
COPY host/package.json host/
COPY server/package.json server/
COPY client/package.json client/
COPY sdk/package.json sdk/
COPY testkit/package.json testkit/
COPY tools/package.json tools/
# Before the install: npm links `foldtable` only to a file that is there.
COPY tools/bin tools/bin
RUN npm install --omit=dev --no-save --no-fund --no-audit --ignore-scripts
COPY . .
COPY --from=app /app/client/dist client/dist
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "server/src/main.ts"]
