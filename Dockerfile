# The site in a container. What of it was tested, and how both base images are pinned, whose tags move: docs/dependencies.md, "The image".
#
#   docker build --build-arg SITE_URL=https://www.example.com -t site .
#   docker run --read-only --cap-drop=ALL --security-opt=no-new-privileges \
#     -e SITE_URL=https://www.example.com -v site-data:/data -p 127.0.0.1:3000:3000 site
#   docker exec <container> /nodejs/bin/node src/features/staff-cli/main.ts --help

FROM node:24.21.0-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# With the optional packages: the build's tools keep their compiled parts in them.
RUN npm ci
COPY . .
ARG SITE_URL
# The privacy policy says what is kept: the server refuses to start with another value than the build's.
ARG ACCESS_LOG_ADDRESS
# `dist` is a link to the build; then the packages of production alone (both images have their own Node).
RUN npm run build && mv "$(readlink -f dist)" built && npm ci --omit=dev --omit=optional && mkdir -p data

# No shell, no package manager; the user `nonroot` (65532) owns nothing but the volume.
FROM gcr.io/distroless/nodejs24-debian13:nonroot
# The base image's user would own the folder.
USER root
WORKDIR /site
COPY --from=build --chown=0:0 /site/package.json ./
COPY --from=build --chown=0:0 /site/node_modules ./node_modules
COPY --from=build --chown=0:0 /site/built ./dist
COPY --from=build --chown=0:0 /site/src ./src
COPY --from=build --chown=65532:65532 /site/data /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME ["/data"]
EXPOSE 3000
USER 65532
# Whether the process answers, not /readyz: some engines restart what is unhealthy, and no restart mends a database.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
  CMD ["/nodejs/bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The image's entry point is Node.
CMD ["src/server/main.ts"]
