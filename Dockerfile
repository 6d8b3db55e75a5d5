# The image of Kabinet: what `npm run release` makes of the checkout, on the image's own Node.
FROM node:26.10.0-trixie AS build
WORKDIR /source
COPY . .
RUN npm run release \
  && mkdir /kabinet \
  && tar -xzf release/kabinet-*.tar.gz -C /kabinet --strip-components=1 \
  && rm -r /kabinet/.runtime

FROM node:26.10.0-trixie-slim
COPY --from=build /kabinet /kabinet
RUN install -d -o node -g node -m 700 /data
WORKDIR /kabinet
# The program belongs to root and is never written: data lie in /data, what may be lost in /tmp.
USER node
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s CMD ["node", "scripts/healthy.mjs"]
CMD ["node", "scripts/start.mjs"]
