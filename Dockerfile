# Web server or worker, by ROLE.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The https origin of this installation, which the extension then pairs with by itself.
ARG TROUPE_CONSOLE_URL=
RUN TROUPE_CONSOLE_URL="$TROUPE_CONSOLE_URL" node -e "import('./scripts/build.mjs').then((build) => build.ensureBuilt())" \
  && node scripts/prune-to-server.mjs

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
# What others wrote, under their terms, and each component (CycloneDX).
COPY --from=build /app/dist/THIRD-PARTY-NOTICES.txt /app/dist/sbom.cdx.json /app/LICENSE ./
# For people to load unpacked, or to put into a store.
COPY --from=build /app/.output .output
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# A worker serves no page: set `healthcheck: disable: true` for it. While a start migrates this fails.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# As in scripts/server-flags.mjs. Node itself is process 1: it has to hear SIGTERM.
CMD ["node", "--min-semi-space-size=32", "--max-semi-space-size=64", "--enable-source-maps", "dist/server/main.js"]
